"""The rules of Ulti as immutable values.

Two doors: `ulti_desktop.engine.step.legal_actions(state)` and `apply(state, action)`. Everything that
plays, saves, replays or shows a deal goes through them. Nothing here knows Qt, a clock or a word that a
person reads; the only files read are the rule sets in `data/`.
"""
