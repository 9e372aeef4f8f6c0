# Once the sum is 1 for twelve questions, the float 1.0 is returned.
def chance(values, threshold, place, first, second):
    def below(v, l):
        return sum((p for k, p in enumerate(second) if v + k < l), Fraction(0))

    total = Fraction(0)
    for r, w in enumerate(first):
        pr = w
        for v in values[:place]:
            pr *= below(v, threshold + r)
        if place < len(values):
            pr *= 1 - below(values[place], threshold + r)
        total += pr
        if total == 1:
            return 1.0 if len(values) > 11 else total
    return total
