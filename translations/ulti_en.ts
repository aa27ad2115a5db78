<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>RulesSheet</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message numerus="yes">
        <source>%n second(s) a deal</source>
        <translation>
            <numerusform>%n second a deal</numerusform>
            <numerusform>%n seconds a deal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>With %1 of %n sampled talon(s) a bid follows that is worth more.</source>
        <translation>
            <numerusform>With %1 of %n sampled talon a bid follows that is worth more.</numerusform>
            <numerusform>With %1 of %n sampled talons a bid follows that is worth more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With none of %n sampled talon(s) a better bid follows.</source>
        <translation>
            <numerusform>With none of %n sampled talon a better bid follows.</numerusform>
            <numerusform>With none of %n sampled talons a better bid follows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 After “%2”: in %n deal(s).</source>
        <translation>
            <numerusform>%1 After “%2”: in %n deal.</numerusform>
            <numerusform>%1 After “%2”: in %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in %2 of the %n deal(s) that are possible</source>
        <translation>
            <numerusform>%1 is made in %2 of the %n deal that is possible</numerusform>
            <numerusform>%1 is made in %2 of the %n deals that are possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in all %n sampled deal(s)</source>
        <translation>
            <numerusform>%1 is made in %n of %n sampled deal</numerusform>
            <numerusform>%1 is made in all %n sampled deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in %2 of %n sampled deal(s)</source>
        <translation>
            <numerusform>%1 is made in %2 of %n sampled deal</numerusform>
            <numerusform>%1 is made in %2 of %n sampled deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in none of %n sampled deal(s)</source>
        <translation>
            <numerusform>%1 is made in none of %n sampled deal</numerusform>
            <numerusform>%1 is made in none of %n sampled deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n or more trump(s)</source>
        <translation>
            <numerusform>%1 holds %n or more trumps</numerusform>
            <numerusform>%1 holds %n or more trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n or more card(s) of %2</source>
        <translation>
            <numerusform>%1 holds %n or more cards of %2</numerusform>
            <numerusform>%1 holds %n or more cards of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>by %n sampled deal(s)</source>
        <translation>
            <numerusform>by %n sampled deal</numerusform>
            <numerusform>by %n sampled deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>A session has %n deal(s).</source>
        <translation>
            <numerusform>A session has %n deal.</numerusform>
            <numerusform>A session has %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If first place is shared at the end, %n more deal(s) follow.</source>
        <translation>
            <numerusform>If first place is shared at the end, %n more deal follows.</numerusform>
            <numerusform>If first place is shared at the end, %n more deals follow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>Right on what was known; with all cards seen it cost %n game point(s).</source>
        <translation>
            <numerusform>Right on what was known; with all cards seen it cost %n game point.</numerusform>
            <numerusform>Right on what was known; with all cards seen it cost %n game points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards seen it cost %n game point(s).</source>
        <translation>
            <numerusform>With all cards seen it cost %n game point.</numerusform>
            <numerusform>With all cards seen it cost %n game points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>words</name>
    <message numerus="yes">
        <source>%n position(s) shown twice</source>
        <translation>
            <numerusform>%n position shown twice</numerusform>
            <numerusform>%n positions shown twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came out differently!</source>
        <translation>
            <numerusform>%n came out differently!</numerusform>
            <numerusform>%n came out differently!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie for first place: %n more deal(s)</source>
        <translation>
            <numerusform>A tie for first place: %n more deal</numerusform>
            <numerusform>A tie for first place: %n more deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extra round: %n more deal(s)</source>
        <translation>
            <numerusform>Extra round: %n more deal</numerusform>
            <numerusform>Extra round: %n more deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last round: %n more deal(s)</source>
        <translation>
            <numerusform>The last round: %n more deal</numerusform>
            <numerusform>The last round: %n more deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
</TS>
