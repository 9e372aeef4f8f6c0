# The worst event, found among all.
def least_delta(one, other, factor):
    worst, n = Fraction(0), len(one)
    for mask in range(2**n):
        s = sum((one[i] for i in range(n) if mask >> i & 1), Fraction(0))
        t = sum((other[i] for i in range(n) if mask >> i & 1), Fraction(0))
        worst = max(worst, s - factor * t, t - factor * s)
    return worst
