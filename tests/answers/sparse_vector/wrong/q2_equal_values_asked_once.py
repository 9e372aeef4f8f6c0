# Wrong for values = [0, 0, 0]: a set of values is taken, but each of equal questions has a noise of its own (1/2 for 1/8).
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        p = Fraction(likely)
        for v in set(values[:place]):
            p *= sum(q for k, q in enumerate(second) if v + k < threshold + r)
        if place < len(values):
            p *= sum(q for k, q in enumerate(second) if values[place] + k >= threshold + r)
        total += p
    return total
