# The difference of two chances of all below, by integer weights over common denominators.
def chance(values, threshold, place, first, second):
    d1 = math.lcm(*(Fraction(p).denominator for p in first))
    d2 = math.lcm(*(Fraction(p).denominator for p in second))
    one = [int(p * d1) for p in first]
    two = [int(p * d2) for p in second]

    def silent(n):
        total = 0
        for r, weight in enumerate(one):
            for v in values[:n]:
                weight *= sum(two[: max(0, threshold + r - v)])
            total += weight
        return Fraction(total, d1 * d2**n)

    return silent(place) - (silent(place + 1) if place < len(values) else 0)
