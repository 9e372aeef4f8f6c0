# A matrix of chances with numpy objects.
def chance(values, threshold, place, first, second):
    noise = np.arange(len(second))
    table = np.array(second, dtype=object)
    weights = []
    for r, p in enumerate(first):
        inside = [Fraction(0) + table[v + noise < threshold + r].sum() for v in values]
        weights.append(p * math.prod(inside[:place]) * (1 - (inside + [Fraction(0)])[place]))
    return sum(weights, Fraction(0))
