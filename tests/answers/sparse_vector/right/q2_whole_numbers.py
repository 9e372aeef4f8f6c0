# Over common denominators, in whole numbers.
def chance(values, threshold, place, first, second):
    a = math.lcm(*(p.denominator for p in first))
    b = math.lcm(*(p.denominator for p in second))
    weights = [int(p * a) for p in first]
    steps = [0, *itertools.accumulate(int(p * b) for p in second)]

    def below(v, r):
        return steps[min(max(threshold + r - v, 0), len(second))]

    total = 0
    for r, w in enumerate(weights):
        for v in values[:place]:
            w *= below(v, r)
        total += w * (b - below(values[place], r)) if place < len(values) else w
    return Fraction(total, a * b ** min(place + 1, len(values)))
