# Rounds 1/k to a denominator of at most 8, so that for k = 9 the rows sum to 9/8.
def pad(k):
    share = Fraction(1 / k).limit_denominator(8)
    table = {}
    for x in range(k):
        table[x] = {}
        for r in range(k):
            table[x][(r, (x + r) % k)] = share
    return table
