# Recursion over the questions for each noisy threshold; a cumulated table says how likely below is.
from itertools import accumulate


def chance(values, threshold, place, first, second):
    table = [Fraction(0), *accumulate(second)]  # table[j] = Pr(noise < j)

    def below(gap):
        if gap <= 0:
            return Fraction(0)
        return table[gap] if gap < len(table) else Fraction(1)

    def run(i, limit):
        if i == len(values):
            return Fraction(1) if place == i else Fraction(0)
        stay = below(limit - values[i])
        if i == place:
            return 1 - stay
        return stay * run(i + 1, limit) if stay else Fraction(0)

    return sum((p * run(0, threshold + r) for r, p in enumerate(first)), Fraction(0))
