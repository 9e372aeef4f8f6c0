# By recursive exact.
def count_chances(ones, zeros, p):
    p = Fraction(p)

    def chance(u, v, k):
        if k < 0 or k > u + v:
            return Fraction(0)
        if u:
            return (1 - p) * chance(u - 1, v, k - 1) + p * chance(u - 1, v, k)
        if v:
            return p * chance(u, v - 1, k - 1) + (1 - p) * chance(u, v - 1, k)
        return Fraction(1)

    return tuple(chance(ones, zeros, k) for k in range(ones + zeros + 1))
