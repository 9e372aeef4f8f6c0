# Counts ones by a remembered recursion inside, with exact fractions.
def worst_variances(steps, epsilon):
    """The largest variance over all steps: naive, noisy bits, tree."""
    ones = [0]
    while len(ones) <= steps:
        n = len(ones)
        ones.append(ones[n // 2] + n % 2)
    unit = 2 / Fraction(epsilon) ** 2
    levels = sum(1 for size in itertools.takewhile(lambda s: s <= steps, (1 << k for k in itertools.count())))
    return float(unit * steps**2), float(unit * steps), float(unit * levels**2 * max(ones))
