"""Wheel, coins, cards and dice, as they are drawn and as they are used."""
