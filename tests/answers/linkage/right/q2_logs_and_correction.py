# An estimate from the exponential, then steps up and down with logarithms until the least m is found; a Fraction is returned.
def cells_needed(people, share):
    if people < 2:
        return Fraction(1)
    want = math.log(share)

    def ok(m):
        return m > 1 and (people - 1) * math.log1p(-1 / m) >= want - 1e-15

    m = max(1, int((people - 1) / -want))
    while not ok(m):
        m += 1
    while ok(m - 1):
        m -= 1
    return Fraction(m)
