# Wrong for values = [0, 2], threshold = 2, first = [1], second = [1/2, 1/2]: place 1 after place 0: results are kept without the place as a key.
KNOWN = {}
def chance(values, threshold, place, first, second):
    key = (*values, threshold, *first, *second)
    if key not in KNOWN:
        total = Fraction(0)
        for r, likely in enumerate(first):
            p = Fraction(likely)
            for v in values[:place]:
                p *= sum(q for k, q in enumerate(second) if v + k < threshold + r)
            if place < len(values):
                p *= sum(q for k, q in enumerate(second) if values[place] + k >= threshold + r)
            total += p
        KNOWN[key] = total
    return KNOWN[key]
