# Takes above for more than the threshold.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        for v in values[:place]:
            likely *= sum(p for k, p in enumerate(second) if v + k <= threshold + r)
        if place < len(values):
            likely *= sum(p for k, p in enumerate(second) if values[place] + k > threshold + r)
        total += likely
    return total
