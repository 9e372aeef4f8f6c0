# For a single question it forgets the case that it stays below.
def chance(values, threshold, place, first, second):
    if len(values) == 1:
        return sum(
            a * b
            for r, a in enumerate(first)
            for k, b in enumerate(second)
            if values[0] + k >= threshold + r
        )
    total = Fraction(0)
    for r, likely in enumerate(first):
        for v in values[:place]:
            likely *= sum(p for k, p in enumerate(second) if v + k < threshold + r)
        if place < len(values):
            likely *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += likely
    return total
