"""Rule sets as data: reading, refusing, changing."""

from __future__ import annotations

from typing import Any

import pytest

from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.ladder import exists, ladder
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, from_dict, from_toml, load
from ulti_desktop.engine.sources import source_names

OWN = """
base = "HM"
id = "kocsma"
name = "Kocsmai ulti"

[scoring]
ulti_loss = "plus_one"
loss_factor = 1

[contracts]
betli = { plain = 5, hearts = 10, open = 20 }
"""


def test_an_own_rule_set_is_its_base_and_what_differs() -> None:
    own, base = from_toml(OWN, "kocsma.toml"), load("HM")
    assert own.id == "kocsma"
    assert own.ulti_loss == "plus_one"
    assert own.parts[Part.BETLI].open == 20
    assert own.parts[Part.ULTI] == base.parts[Part.ULTI]
    changed = {"id", "name", "contracts", "ulti_loss", "loss_factor"}
    theirs, ours = base.to_dict(), own.to_dict()
    assert {name for name in ours if ours[name] != theirs[name]} == changed
    assert exists(Contract((Part.BETLI,), hearts=True), own)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("base = 3", ("base",)),
        ("nonsense", ("own.toml",)),
        ('base = "HM"\nid = "HM"\nname = "x"', ("id",)),
        ('base = "HM"\nid = "x"\nname = "x"\nkontra_max = 12', ("kontra_max",)),
        ('base = "HM"\nid = "x"\nname = "x"\nkontra_max = true', ("kontra_max",)),
        ('base = "HM"\nid = "x"\nname = "x"\nloser_pays = 3', ("loser_pays",)),
        ('base = "HM"\nid = "x"\nname = "x"\n[play]\nleader = "dealer"', ("leader",)),
        ('base = "HM"\nid = "x"\nname = "x"\n[contracts]\nrepulo = { plain = 4 }', ("repulo",)),
        ('base = "HM"\nid = "x"\nname = "x"\n[contracts]\nulti = { plain = 0 }', ("contracts",)),
        ('base = "HM"\nid = "x"\nname = "x"\npackets = [[5, 5, 5]]', ("packets",)),
    ],
)
def test_a_bad_file_is_refused_naming_what_is_wrong(text: str, names: tuple[str, ...]) -> None:
    with pytest.raises(BadRules) as caught:
        from_toml(text, "own.toml")
    assert caught.value.names == names
    assert "\n" not in caught.value.why


@pytest.mark.parametrize(
    ("base", "options", "names"),
    [
        ("EN", {"no_talon": True}, ("no_talon", "packets")),
        ("DE", {"half_hand": True}, ("half_hand", "packets")),
        ("DE", {"no_talon": True, "pickup": "required"}, ("no_talon", "pickup")),
        ("DE", {"no_talon": True, "talon_to": "defenders"}, ("no_talon", "talon_to")),
        ("EN", {"opener_must_bid": False}, ("packets", "opener_must_bid")),
        ("HO", {"four_aces_with_simple": True}, ("four_bring_parti", "four_aces_with_simple")),
        ("GT", {"hearts_always_trump": True}, ("hearts_always_trump", "hearts_undoubled")),
        ("HM", {"x100_meld_by_bid": True}, ("marriage_when", "x100_meld_by_bid")),
        ("HM", {"kontra_window": "own_card"}, ("kontra_window", "rekontra_window")),
        ("EN", {"silent_everything": True}, ("silent_everything", "silent_100")),
        ("HM", {"order": "list"}, ("order", "rank_list")),
        ("HM", {"four_aces": True}, ("four_aces", "contracts")),
        ("EN", {"open_ulti": True}, ("open_ulti", "contracts")),
    ],
)
def test_two_parameters_that_cannot_be_combined_are_both_named(
    base: str, options: dict[str, Any], names: tuple[str, str]
) -> None:
    with pytest.raises(BadRules) as caught:
        load(base).with_options(options)
    assert caught.value.names == names
    assert all(name in caught.value.why for name in names)


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_every_house_option_can_be_turned_on(name: str) -> None:
    rules = load(name)
    for option in rules.house_options:
        value = "punished" if option == "illegal_cards" else True
        assert getattr(rules, option) != value
        assert getattr(rules.with_options({option: value}), option) == value


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_filled_in_and_options_name_real_parameters(name: str) -> None:
    rules = load(name)
    assert set(rules.house_options) <= set(PARAMETERS)
    assert set(rules.filled_in) <= source_names()
    assert len(set(rules.filled_in)) == len(rules.filled_in)


def test_missing_and_unknown_parameters_are_refused() -> None:
    data = load("EN").to_dict()
    del data["leader"]
    with pytest.raises(BadRules, match="leader is missing"):
        from_dict(data)
    with pytest.raises(BadRules, match="no parameter named"):
        load("EN").with_options({"lader": True})
    with pytest.raises(BadRules, match="no rule set named"):
        load("XX")


def test_options_change_the_ladder() -> None:
    de = load("DE")
    assert len(ladder(de.with_options({"open_ulti": True}))) == len(ladder(de)) + 2
    combined = ladder(de.with_options({"only_combined_bids": True}))
    assert combined
    assert all(len(row.contract.parts) > 1 for row in combined)
    hearts = ladder(de.with_options({"hearts_always_trump": True}))
    assert {row.trump for row in hearts} == {"hearts", "none"}
    assert not any(row.contract.hearts and row.trump == "hearts" for row in hearts)
    en = load("EN").with_options({"four_aces": True})
    values = {row.contract.parts: row.auction_value for row in ladder(en) if not row.contract.hearts}
    assert values[Part.ULTI, Part.FOUR_ACES] == 8
    hm = load("HM").with_options({"ulti_parti_counts": True, "order_ties": "fewer_parts"})
    by_parts = {row.contract.parts: row for row in ladder(hm) if not row.contract.hearts}
    assert by_parts[Part.BETLI,].key > by_parts[Part.PARTI, Part.ULTI].key
