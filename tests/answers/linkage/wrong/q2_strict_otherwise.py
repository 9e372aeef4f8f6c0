# More than the share was asked for, not at least.
def cells_needed(people, share):
    s = Fraction(round(share * 100), 100)
    if people == 1:
        return 1
    m = 1
    low, high = 1, 10**6
    while low < high:
        m = (low + high) // 2
        if (m - 1) ** (people - 1) * s.denominator > s.numerator * m ** (people - 1):
            high = m
        else:
            low = m + 1
    return low
