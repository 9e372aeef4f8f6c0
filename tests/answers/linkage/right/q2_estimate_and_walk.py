# Starts near the bound and walks one by one, the chance in log space; returns a Fraction.
def cells_needed(people, share):
    if people == 1:
        return Fraction(1)
    if people == 2:
        s = Fraction(share)
        m = 1
        while Fraction(m - 1, m) < s:
            m += 1
        return Fraction(m)

    def enough(m):
        return m > 1 and (people - 1) * math.log1p(-1 / m) >= math.log(share)

    m = max(1, int(-(people - 1) / math.log(share)) - 3)
    while not enough(m):
        m += 1
    while enough(m - 1):
        m -= 1
    return Fraction(m)
