"""Names of the rule sets, of their parameters and of the values these take."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.rulesets import PARAMETERS, RuleSet
from ulti_desktop.words.contracts import kontra_level
from ulti_desktop.words.parameter_help import HELP
from ulti_desktop.words.parameter_values import VALUES, ZERO
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, signed, times

translate = QCoreApplication.translate

_RULE_SETS: Final = {
    "EN": QT_TRANSLATE_NOOP("rules", "English rules"),
    "DE": QT_TRANSLATE_NOOP("rules", "German rules (Spielanleitung)"),
    "GT": QT_TRANSLATE_NOOP("rules", "GameTwist rules"),
    "HM": QT_TRANSLATE_NOOP("rules", "Rablóulti (modern Hungarian)"),
    "HO": QT_TRANSLATE_NOOP("rules", "Old Hungarian program"),
}
_SECTIONS: Final = {
    "cards": QT_TRANSLATE_NOOP("rules", "Cards"),
    "deal": QT_TRANSLATE_NOOP("rules", "Deal"),
    "auction": QT_TRANSLATE_NOOP("rules", "Auction"),
    "contracts": QT_TRANSLATE_NOOP("rules", "Contracts"),
    "play": QT_TRANSLATE_NOOP("rules", "Play"),
    "marriages": QT_TRANSLATE_NOOP("rules", "Marriages"),
    "kontra": QT_TRANSLATE_NOOP("rules", "Kontra"),
    "scoring": QT_TRANSLATE_NOOP("rules", "Scoring"),
    "silent": QT_TRANSLATE_NOOP("rules", "Silent bonuses"),
    "session": QT_TRANSLATE_NOOP("rules", "Session"),
}
_LABELS: Final = {
    "side_ten_high": QT_TRANSLATE_NOOP("rules", "Ten high in side suits"),
    "ace_eleven": QT_TRANSLATE_NOOP("rules", "Ace counts eleven"),
    "may_tap": QT_TRANSLATE_NOOP("rules", "Tapping instead of cutting"),
    "direction": QT_TRANSLATE_NOOP("rules", "Direction of play"),
    "opener_must_bid": QT_TRANSLATE_NOOP("rules", "Forehand must bid"),
    "pickup": QT_TRANSLATE_NOOP("rules", "Picking up the talon"),
    "bid_order": QT_TRANSLATE_NOOP("rules", "Order of bid and discard"),
    "passes_to_end": QT_TRANSLATE_NOOP("rules", "Passes that end the auction"),
    "order": QT_TRANSLATE_NOOP("rules", "Ranking of bids"),
    "order_ties": QT_TRANSLATE_NOOP("rules", "Bids of equal value"),
    "combination_rank": QT_TRANSLATE_NOOP("rules", "Rank of combinations in the list"),
    "ulti_parti_counts": QT_TRANSLATE_NOOP("rules", "Partie with ulti counts in the auction"),
    "four_parti_counts": QT_TRANSLATE_NOOP("rules", "Partie with four aces or tens counts in the auction"),
    "trump_named": QT_TRANSLATE_NOOP("rules", "Naming the trump"),
    "hearts_undoubled": QT_TRANSLATE_NOOP("rules", "Hearts as ordinary trump"),
    "ulti_needs_seven": QT_TRANSLATE_NOOP("rules", "Ulti needs the trump seven"),
    "x100_needs_pair": QT_TRANSLATE_NOOP("rules", "40-100 and 20-100 need the marriage"),
    "all_pass": QT_TRANSLATE_NOOP("rules", "When everyone passes"),
    "give_up": QT_TRANSLATE_NOOP("rules", "Giving up"),
    "half_hand": QT_TRANSLATE_NOOP("rules", "Half-hand round"),
    "no_talon": QT_TRANSLATE_NOOP("rules", "Without talon"),
    "only_combined_bids": QT_TRANSLATE_NOOP("rules", "Only combined bids"),
    "four_aces": QT_TRANSLATE_NOOP("rules", "Four aces"),
    "four_tens": QT_TRANSLATE_NOOP("rules", "Four tens"),
    "four_bring_parti": QT_TRANSLATE_NOOP("rules", "Four aces and four tens bring the partie"),
    "four_aces_with_simple": QT_TRANSLATE_NOOP("rules", "Partie with ulti and four aces"),
    "parti_with_ulti": QT_TRANSLATE_NOOP("rules", "Partie with ulti"),
    "parti_with_x100": QT_TRANSLATE_NOOP("rules", "Partie with 40-100 and 20-100"),
    "durchmars_trump": QT_TRANSLATE_NOOP("rules", "Trump in durchmars"),
    "durchmars_combines": QT_TRANSLATE_NOOP("rules", "Durchmars in combinations"),
    "open_with": QT_TRANSLATE_NOOP("rules", "Open durchmars in combinations"),
    "open_any_trump_bid": QT_TRANSLATE_NOOP("rules", "Every trump bid may be open"),
    "open_bonus": QT_TRANSLATE_NOOP("rules", "Value of open"),
    "open_ulti": QT_TRANSLATE_NOOP("rules", "Open ulti"),
    "hearts_always_trump": QT_TRANSLATE_NOOP("rules", "Hearts are always trump"),
    "leader": QT_TRANSLATE_NOOP("rules", "First lead"),
    "must_beat_trump": QT_TRANSLATE_NOOP("rules", "Must beat in trump games"),
    "must_beat_betli": QT_TRANSLATE_NOOP("rules", "Must beat in betli"),
    "must_beat_durchmars": QT_TRANSLATE_NOOP("rules", "Must beat in durchmars without trump"),
    "must_overtrump": QT_TRANSLATE_NOOP("rules", "Must overtrump"),
    "must_beat_led_suit_when_trumped": QT_TRANSLATE_NOOP("rules", "Must beat in a trick already trumped"),
    "keep_seven": QT_TRANSLATE_NOOP("rules", "Keep the trump seven in ulti"),
    "betli_ends_early": QT_TRANSLATE_NOOP("rules", "Betli ends at the first trick taken"),
    "open_shows": QT_TRANSLATE_NOOP("rules", "Open games show"),
    "illegal_cards": QT_TRANSLATE_NOOP("rules", "Illegal cards"),
    "marriage_when": QT_TRANSLATE_NOOP("rules", "Announcing marriages"),
    "marriage_needs_trick": QT_TRANSLATE_NOOP("rules", "Marriages need a trick"),
    "marriage_shows_suit": QT_TRANSLATE_NOOP("rules", "Suit of a 20 is named"),
    "marriage_games": QT_TRANSLATE_NOOP("rules", "Games with marriages"),
    "defenders_may_meld": QT_TRANSLATE_NOOP("rules", "Defenders announce marriages"),
    "x100_defenders_may_meld": QT_TRANSLATE_NOOP("rules", "Defenders announce in 40-100 and 20-100"),
    "x100_extra_marriages": QT_TRANSLATE_NOOP("rules", "Further marriages count in 40-100 and 20-100"),
    "x100_meld_by_bid": QT_TRANSLATE_NOOP("rules", "The bid announces the marriage"),
    "kontra_window": QT_TRANSLATE_NOOP("rules", "Moment of the kontra"),
    "rekontra_window": QT_TRANSLATE_NOOP("rules", "Moment of the rekontra"),
    "kontra_max": QT_TRANSLATE_NOOP("rules", "Highest doubling"),
    "kontra_beyond_re": QT_TRANSLATE_NOOP("rules", "Beyond rekontra"),
    "kontra_individual": QT_TRANSLATE_NOOP("rules", "Individual kontra"),
    "talon_to": QT_TRANSLATE_NOOP("rules", "Card points of the talon"),
    "parti_rule": QT_TRANSLATE_NOOP("rules", "Winning the partie"),
    "loss_factor": QT_TRANSLATE_NOOP("rules", "Lost parts"),
    "betli_loss_factor": QT_TRANSLATE_NOOP("rules", "Lost betli"),
    "ulti_loss": QT_TRANSLATE_NOOP("rules", "Lost ulti"),
    "revoke_penalty": QT_TRANSLATE_NOOP("rules", "Penalty for a revoke"),
    "silent_ulti_won": QT_TRANSLATE_NOOP("rules", "Silent ulti of the declarer, made"),
    "silent_ulti_lost": QT_TRANSLATE_NOOP("rules", "Silent ulti of the declarer, lost"),
    "silent_ulti_defenders_won": QT_TRANSLATE_NOOP("rules", "Silent ulti of a defender, made"),
    "silent_ulti_defenders_lost": QT_TRANSLATE_NOOP("rules", "Silent ulti of a defender, lost"),
    "silent_100": QT_TRANSLATE_NOOP("rules", "Silent hundred"),
    "silent_100_scope": QT_TRANSLATE_NOOP("rules", "Silent hundred changes"),
    "silent_durchmars": QT_TRANSLATE_NOOP("rules", "Silent durchmars"),
    "silent_durchmars_value": QT_TRANSLATE_NOOP("rules", "Value of a silent durchmars"),
    "silent_durchmars_for": QT_TRANSLATE_NOOP("rules", "Silent durchmars is paid to"),
    "silent_durchmars_without_parti": QT_TRANSLATE_NOOP("rules", "Silent durchmars without the partie"),
    "silent_durchmars_takes_kontra": QT_TRANSLATE_NOOP("rules", "Silent durchmars keeps the kontra"),
    "silent_four_aces": QT_TRANSLATE_NOOP("rules", "Silent four aces"),
    "silent_in_hearts": QT_TRANSLATE_NOOP("rules", "Hearts double silent bonuses"),
    "silent_everything": QT_TRANSLATE_NOOP("rules", "Every unbid part is paid"),
    "session_deals": QT_TRANSLATE_NOOP("rules", "Deals in a session"),
    "chip_target": QT_TRANSLATE_NOOP("rules", "Points that end the session"),
    "tie_extra_deals": QT_TRANSLATE_NOOP("rules", "Extra deals after a tie"),
    "ritual": QT_TRANSLATE_NOOP("rules", "Ace of hearts ritual"),
    "stake": QT_TRANSLATE_NOOP("rules", "Base stake"),
}
_FIELDS: Final = {
    "id": QT_TRANSLATE_NOOP("rules", "Identifier"),
    "base": QT_TRANSLATE_NOOP("rules", "Base rule set"),
    "name": QT_TRANSLATE_NOOP("rules", "Name"),
    "contracts": QT_TRANSLATE_NOOP("rules", "Contract values"),
    "packets": QT_TRANSLATE_NOOP("rules", "Packets of the deal"),
    "rank_list": QT_TRANSLATE_NOOP("rules", "List of bids"),
    "house_options": QT_TRANSLATE_NOOP("rules", "Options"),
    "filled_in": QT_TRANSLATE_NOOP("rules", "Filled in by custom"),
}
_SIGNED: Final = frozenset(
    {
        "open_bonus",
        "silent_ulti_won",
        "silent_ulti_lost",
        "silent_ulti_defenders_won",
        "silent_ulti_defenders_lost",
        "silent_durchmars_value",
    }
)
_FACTORS: Final = frozenset({"loss_factor", "betli_loss_factor"})


def rule_set(rules: RuleSet) -> str:
    """The name under which a rule set is shown; a player's own one keeps the name it was given."""
    return rule_set_name(rules.id) if rules.id in _RULE_SETS else rules.name


def rule_set_name(rule_set_id: str) -> str:
    """The name of one of the five rule sets by its id; any other id is shown as it is."""
    text = _RULE_SETS.get(rule_set_id)
    return rule_set_id if text is None else translate("rules", text)


def section(name: str) -> str:
    """The heading over a group of parameters (`PARAMETERS[name]["section"]`)."""
    return translate("rules", _SECTIONS[name])


def parameter(name: str) -> str:
    """The short label of a parameter."""
    return translate("rules", _LABELS[name])


def field(name: str) -> str:
    """The label of any field of a rule-set file; an unknown one is shown as it is."""
    text = _LABELS.get(name) or _FIELDS.get(name)
    return name if text is None else translate("rules", text)


def parameter_help(name: str) -> str:
    """One sentence that explains a parameter."""
    return translate("rules", HELP[name])


def parameter_value(name: str, value: Any) -> str:
    """A parameter's value in words: `yes`, `before play`, `rekontra`, `+2`."""
    if "choices" in PARAMETERS[name]:
        return translate("rules", VALUES[name, value])
    if isinstance(value, bool):
        return translate("rules", "yes") if value else translate("rules", "no")
    if value == 0 and name in ZERO:
        return translate("rules", ZERO[name])
    if name == "kontra_max":
        return kontra_level(value)
    if name in _FACTORS:
        return times(value)
    return signed(value) if name in _SIGNED else str(value)
