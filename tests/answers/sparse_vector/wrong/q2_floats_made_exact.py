# Wrong for values = [0] * 12: floats are turned into fractions with denominators of at most a million.
def chance(values, threshold, place, first, second):
    total = 0.0
    for r, likely in enumerate(first):
        p = float(likely)
        for v in values[:place]:
            p *= float(sum(q for k, q in enumerate(second) if v + k < threshold + r))
        if place < len(values):
            p *= float(sum(q for k, q in enumerate(second) if values[place] + k >= threshold + r))
        total += p
    return Fraction(total).limit_denominator(10**6)
