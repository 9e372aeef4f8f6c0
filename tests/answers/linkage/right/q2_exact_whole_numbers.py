# Right: exact whole numbers.
def cells_needed(people, share):
    s = Fraction(share)
    n = people - 1

    def enough(m):
        return s.denominator * (m - 1) ** n >= s.numerator * m**n

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        mid = (low + high) // 2
        if enough(mid):
            high = mid
        else:
            low = mid
    return high
