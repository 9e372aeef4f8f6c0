# Exact fractions.
def accuracy(n, ones, p):
    p = Fraction(p).limit_denominator(10**15) if isinstance(p, float) else Fraction(p)
    top, bottom = p.numerator, p.denominator
    ways = [1]  # chances times bottom**people
    for person in range(n):
        yes = bottom - top if person < ones else top
        longer = [0] * (len(ways) + 1)
        for k, w in enumerate(ways):
            longer[k] += w * (bottom - yes)
            longer[k + 1] += w * yes
        ways = longer
    errors = [abs((Fraction(k, n) - p) / (1 - 2 * p) - Fraction(ones, n)) for k in range(n + 1)]
    for error in sorted(errors):
        inside = sum(w for w, e in zip(ways, errors) if e <= error)
        if 3 * inside >= 2 * bottom**n:
            return float(error)
