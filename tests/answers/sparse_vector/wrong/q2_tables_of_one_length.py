# Walks through both tables in step, and loses the end of the longer one.
def chance(values, threshold, place, first, second):
    def below(v, r):
        return sum((p for k, (p, _) in enumerate(zip(second, first)) if v + k < threshold + r), Fraction(0))

    total = Fraction(0)
    for r, likely in enumerate(first):
        for v in values[:place]:
            likely *= below(v, r)
        if place < len(values):
            likely *= 1 - below(values[place], r)
        total += likely
    return total
