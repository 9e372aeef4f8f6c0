# Ends the sum over the noise of the threshold at the first one that never comes.
def chance(values, threshold, place, first, second):
    total, r = Fraction(0), 0
    while r < len(first) and first[r] > 0:
        limit = threshold + r
        part = first[r]
        for v in values[:place]:
            part *= sum(p for k, p in enumerate(second) if v + k < limit)
        if place < len(values):
            part *= sum(p for k, p in enumerate(second) if values[place] + k >= limit)
        total += part
        r += 1
    return total
