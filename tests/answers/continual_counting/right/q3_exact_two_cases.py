# Exact two cases.
def worst_variances(steps, epsilon):
    e = Fraction(epsilon)
    levels = len(f"{steps:b}")
    # Only 2**k - 1 has as many ones as digits; else the largest 2**k - 1 below has one less.
    most = levels if "0" not in f"{steps:b}" else levels - 1
    return tuple(
        float(2 * added * (n / e) ** 2) for added, n in ((1, steps), (steps, 1), (most, levels))
    )
