# Looks for the place by the value there, and so stops at an equal value before it.
def chance(values, threshold, place, first, second):
    if place < len(values):
        place = values.index(values[place])
    total = Fraction(0)
    for r, likely in enumerate(first):
        for v in values[:place]:
            likely *= sum(p for k, p in enumerate(second) if v + k < threshold + r)
        if place < len(values):
            likely *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += likely
    return total
