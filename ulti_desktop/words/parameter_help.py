"""One sentence for each parameter of a rule set."""

from __future__ import annotations

from typing import Final

from ulti_desktop.words.text import QT_TRANSLATE_NOOP

HELP: Final = {
    "side_ten_high": QT_TRANSLATE_NOOP(
        "rules",
        "In games with trump the ten ranks just below the ace in the other suits too, not only in trump.",
    ),
    "ace_eleven": QT_TRANSLATE_NOOP(
        "rules", "Each ace is worth 11 card points instead of 10, so there are 94 in a deal."
    ),
    "may_tap": QT_TRANSLATE_NOOP(
        "rules", "The cutter may tap the pack instead of cutting it; then each hand is dealt in one packet."
    ),
    "direction": QT_TRANSLATE_NOOP("rules", "Which way the turn goes round the table."),
    "opener_must_bid": QT_TRANSLATE_NOOP(
        "rules", "The player right of the dealer must make the first bid and cannot pass."
    ),
    "pickup": QT_TRANSLATE_NOOP(
        "rules", "Whether later bidders must take the talon into their hand before they bid."
    ),
    "bid_order": QT_TRANSLATE_NOOP(
        "rules", "Whether the bid is announced before or after the two cards are laid into the talon."
    ),
    "passes_to_end": QT_TRANSLATE_NOOP(
        "rules",
        "So many passes in a row end the auction; with three, the last bidder may raise their own bid.",
    ),
    "order": QT_TRANSLATE_NOOP(
        "rules", "What makes a bid higher: its value in points or its place in the rule set’s own list."
    ),
    "order_ties": QT_TRANSLATE_NOOP(
        "rules", "Whether a bid of the same value can still be higher because it has fewer parts."
    ),
    "combination_rank": QT_TRANSLATE_NOOP(
        "rules", "Where a bid of several parts stands when bids are ranked by a list."
    ),
    "ulti_parti_counts": QT_TRANSLATE_NOOP(
        "rules", "The partie that rides along with ulti adds its value to the height of the bid."
    ),
    "four_parti_counts": QT_TRANSLATE_NOOP(
        "rules",
        "The partie that rides along with four aces or tens adds its value to the height of the bid.",
    ),
    "trump_named": QT_TRANSLATE_NOOP(
        "rules", "Whether a bid names its trump at once or the declarer chooses it after the auction."
    ),
    "hearts_undoubled": QT_TRANSLATE_NOOP(
        "rules", "After the auction the declarer may choose hearts as trump without any doubling."
    ),
    "ulti_needs_seven": QT_TRANSLATE_NOOP("rules", "Only a player who holds the trump seven may bid ulti."),
    "x100_needs_pair": QT_TRANSLATE_NOOP(
        "rules", "Only a player who holds the marriage may bid 40-100 or 20-100."
    ),
    "all_pass": QT_TRANSLATE_NOOP("rules", "Who deals the next cards when nobody has bid."),
    "give_up": QT_TRANSLATE_NOOP(
        "rules", "Whether the declarer may give the game up without playing it to the end."
    ),
    "half_hand": QT_TRANSLATE_NOOP(
        "rules", "A first auction on five cards: values count twice and each kontra there four times."
    ),
    "no_talon": QT_TRANSLATE_NOOP(
        "rules", "Nobody picks up the two cards; they stay unseen and count for nobody."
    ),
    "only_combined_bids": QT_TRANSLATE_NOOP("rules", "A bid must have at least two parts."),
    "four_aces": QT_TRANSLATE_NOOP("rules", "The declarer can bid to win all four aces in tricks."),
    "four_tens": QT_TRANSLATE_NOOP("rules", "The declarer can bid to win all four tens in tricks."),
    "four_bring_parti": QT_TRANSLATE_NOOP(
        "rules", "A bid with four aces or four tens always plays the partie too, unsaid."
    ),
    "four_aces_with_simple": QT_TRANSLATE_NOOP(
        "rules", "Beside ulti and four aces the partie is played and paid too."
    ),
    "parti_with_ulti": QT_TRANSLATE_NOOP("rules", "Whether a bid of ulti always plays the partie too."),
    "parti_with_x100": QT_TRANSLATE_NOOP("rules", "The partie may be bid beside 40-100 or 20-100."),
    "durchmars_trump": QT_TRANSLATE_NOOP(
        "rules", "Whether a durchmars that is bid alone is played with or without trump."
    ),
    "durchmars_combines": QT_TRANSLATE_NOOP(
        "rules", "Durchmars may be bid together with 40-100, 20-100 or ulti."
    ),
    "open_with": QT_TRANSLATE_NOOP(
        "rules", "Whether an open durchmars may be bid together with other parts."
    ),
    "open_any_trump_bid": QT_TRANSLATE_NOOP(
        "rules", "Any bid with trump may be played with open cards for a higher value."
    ),
    "open_bonus": QT_TRANSLATE_NOOP(
        "rules", "The points that open cards add where every trump bid may be open; twice as many in hearts."
    ),
    "open_ulti": QT_TRANSLATE_NOOP("rules", "Ulti may be played with open cards at double value."),
    "hearts_always_trump": QT_TRANSLATE_NOOP(
        "rules", "Every game with trump is played in hearts, and nothing is doubled for it."
    ),
    "leader": QT_TRANSLATE_NOOP("rules", "Who plays the first card of the deal."),
    "must_beat_trump": QT_TRANSLATE_NOOP(
        "rules", "In games with trump, whoever follows suit must win the trick if possible."
    ),
    "must_beat_betli": QT_TRANSLATE_NOOP(
        "rules", "In betli, whoever follows suit must win the trick if possible."
    ),
    "must_beat_durchmars": QT_TRANSLATE_NOOP(
        "rules", "In durchmars without trump, whoever follows suit must win the trick if possible."
    ),
    "must_overtrump": QT_TRANSLATE_NOOP(
        "rules", "Whoever trumps a trick that is trumped already must play a higher trump if possible."
    ),
    "must_beat_led_suit_when_trumped": QT_TRANSLATE_NOOP(
        "rules",
        "Even when the trick is trumped already, whoever follows suit must beat that suit.",
    ),
    "keep_seven": QT_TRANSLATE_NOOP(
        "rules", "Whoever has bid ulti may not play the trump seven while another card is legal."
    ),
    "betli_ends_early": QT_TRANSLATE_NOOP(
        "rules", "The deal ends as soon as the declarer takes a trick in betli."
    ),
    "open_shows": QT_TRANSLATE_NOOP(
        "rules", "Whose cards are laid open after the first trick of an open game."
    ),
    "illegal_cards": QT_TRANSLATE_NOOP(
        "rules", "Whether a card against the rules springs back or is played and paid for."
    ),
    "marriage_when": QT_TRANSLATE_NOOP(
        "rules", "When king and over (queen) of one suit are announced for 20 or 40 points."
    ),
    "marriage_needs_trick": QT_TRANSLATE_NOOP(
        "rules", "Marriages count only for a side that wins at least one trick."
    ),
    "marriage_shows_suit": QT_TRANSLATE_NOOP("rules", "Whoever announces a 20 says which suit it is."),
    "marriage_games": QT_TRANSLATE_NOOP("rules", "In which games marriages may be announced."),
    "defenders_may_meld": QT_TRANSLATE_NOOP("rules", "Not only the declarer announces marriages."),
    "x100_defenders_may_meld": QT_TRANSLATE_NOOP(
        "rules", "The defenders may announce marriages against 40-100 and 20-100 too."
    ),
    "x100_extra_marriages": QT_TRANSLATE_NOOP(
        "rules", "Beside the marriage that is bid, the declarer’s other marriages count towards the hundred."
    ),
    "x100_meld_by_bid": QT_TRANSLATE_NOOP(
        "rules", "Bidding 40-100 or 20-100 announces its marriage, so it cannot be forgotten."
    ),
    "kontra_window": QT_TRANSLATE_NOOP("rules", "When the defenders may say kontra."),
    "rekontra_window": QT_TRANSLATE_NOOP("rules", "When a kontra may be answered."),
    "kontra_max": QT_TRANSLATE_NOOP("rules", "How often a part can be doubled."),
    "kontra_beyond_re": QT_TRANSLATE_NOOP("rules", "Doubling goes on after rekontra, up to the sixth level."),
    "kontra_individual": QT_TRANSLATE_NOOP(
        "rules", "In which games each defender doubles alone and not for the partner too."
    ),
    "talon_to": QT_TRANSLATE_NOOP("rules", "Who gets the card points of the two cards in the talon."),
    "parti_rule": QT_TRANSLATE_NOOP("rules", "What the declarer needs to win the partie."),
    "loss_factor": QT_TRANSLATE_NOOP(
        "rules", "How many times its value a lost part costs; betli has its own factor."
    ),
    "betli_loss_factor": QT_TRANSLATE_NOOP("rules", "How many times its value a lost betli costs."),
    "ulti_loss": QT_TRANSLATE_NOOP("rules", "What a lost ulti costs when it has been doubled."),
    "revoke_penalty": QT_TRANSLATE_NOOP("rules", "What the player pays who breaks a rule with a card."),
    "silent_ulti_won": QT_TRANSLATE_NOOP(
        "rules", "What each defender pays when the declarer wins the last trick with the trump seven unbid."
    ),
    "silent_ulti_lost": QT_TRANSLATE_NOOP(
        "rules", "What it costs the declarer when their own trump seven is beaten in the last trick."
    ),
    "silent_ulti_defenders_won": QT_TRANSLATE_NOOP(
        "rules", "What it costs the declarer when a defender wins the last trick with the trump seven."
    ),
    "silent_ulti_defenders_lost": QT_TRANSLATE_NOOP(
        "rules", "What the declarer gets when a defender’s trump seven is beaten in the last trick."
    ),
    "silent_100": QT_TRANSLATE_NOOP("rules", "What an unbid hundred of either side does to the partie."),
    "silent_100_scope": QT_TRANSLATE_NOOP("rules", "Which parts an unbid hundred changes."),
    "silent_durchmars": QT_TRANSLATE_NOOP("rules", "What happens when one side wins all ten tricks unbid."),
    "silent_durchmars_value": QT_TRANSLATE_NOOP("rules", "What each opponent pays for ten unbid tricks."),
    "silent_durchmars_for": QT_TRANSLATE_NOOP("rules", "Whose ten unbid tricks are paid."),
    "silent_durchmars_without_parti": QT_TRANSLATE_NOOP(
        "rules", "Ten unbid tricks are paid even when the contract has no partie."
    ),
    "silent_durchmars_takes_kontra": QT_TRANSLATE_NOOP(
        "rules", "When it takes the place of the partie, it takes over its kontra too."
    ),
    "silent_four_aces": QT_TRANSLATE_NOOP(
        "rules", "Four aces in the declarer’s tricks are paid at half value unbid."
    ),
    "silent_in_hearts": QT_TRANSLATE_NOOP("rules", "In a hearts game silent bonuses count twice."),
    "silent_everything": QT_TRANSLATE_NOOP(
        "rules", "The declarer gets half the value of every part made unbid."
    ),
    "session_deals": QT_TRANSLATE_NOOP("rules", "After so many deals the session is over."),
    "chip_target": QT_TRANSLATE_NOOP("rules", "The session ends when a player has so many points."),
    "tie_extra_deals": QT_TRANSLATE_NOOP(
        "rules", "So many deals more are played when the session ends in a tie."
    ),
    "ritual": QT_TRANSLATE_NOOP(
        "rules",
        "“The ace of hearts deals and does not deal”: a player’s word that brings the session to its end.",
    ),
    "stake": QT_TRANSLATE_NOOP("rules", "What one point is worth on the score sheet."),
}
