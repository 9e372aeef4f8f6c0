# The chance that the first j are all below, minus the chance that the first j + 1 are.
from functools import reduce


def chance(values, threshold, place, first, second):
    def below(value, limit):
        reach = max(0, min(len(second), limit - value))
        return sum(second[:reach], Fraction(0))

    def all_below(count):
        return sum(
            (
                likely
                * reduce(lambda a, v: a * below(v, threshold + r), values[:count], Fraction(1))
                for r, likely in enumerate(first)
            ),
            Fraction(0),
        )

    if place == len(values):
        return all_below(place)
    return all_below(place) - all_below(place + 1)
