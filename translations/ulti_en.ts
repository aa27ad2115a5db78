<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>words</name>
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
