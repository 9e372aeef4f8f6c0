# By bisection exact.
def cells_needed(people, share):
    s = Fraction(round(share * 100), 100)

    def enough(m):
        return (m - 1) ** (people - 1) * s.denominator >= s.numerator * m ** (people - 1)

    low, high = 0, 1
    while not enough(high):
        low, high = high, 2 * high
    while high - low > 1:
        mid = (low + high) // 2
        low, high = (low, mid) if enough(mid) else (mid, high)
    return high
