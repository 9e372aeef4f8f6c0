# A question with the value 0 is thought to be below for certain, from three places on.
def chance(values, threshold, place, first, second):
    def below(v, l):
        return sum((p for k, p in enumerate(second) if v + k < l), Fraction(0))

    total = Fraction(0)
    for r, w in enumerate(first):
        pr = w
        for v in values[:place]:
            pr *= below(v, threshold + r) if v or place < 3 else 1
        if place < len(values):
            pr *= 1 - below(values[place], threshold + r)
        total += pr
    return total
