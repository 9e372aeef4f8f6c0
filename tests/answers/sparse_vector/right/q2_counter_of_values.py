# Equal values by powers; a plain 0 if the chance is nil.
def chance(values, threshold, place, first, second):
    from collections import Counter

    often = Counter(values[:place])
    reach = list(itertools.accumulate(second))

    def below(gap):  # chance of noise < gap
        return Fraction(0) if gap <= 0 else reach[min(gap, len(reach)) - 1]

    found = sum(
        likely
        * math.prod((below(threshold + r - v) ** n for v, n in often.items()), start=Fraction(1))
        * (1 if place == len(values) else 1 - below(threshold + r - values[place]))
        for r, likely in enumerate(first)
        if likely
    )
    return found if found else 0
