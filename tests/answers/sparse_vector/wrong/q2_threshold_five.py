# A noisy threshold above 7 is taken for 7.
def chance(values, threshold, place, first, second):
    def below(v, l):
        return sum((p for k, p in enumerate(second) if v + k < min(l, 7)), Fraction(0))

    total = Fraction(0)
    for r, w in enumerate(first):
        pr = w
        for v in values[:place]:
            pr *= below(v, threshold + r)
        if place < len(values):
            pr *= 1 - below(values[place], threshold + r)
        total += pr
    return total
