# Shifts backwards, with texts.
def pad(k):
    rows = {}
    for x in range(k):
        rows[x] = {}
        for r in range(k):
            rows[x][("r", r), (x * (k - 1) + r) % k] = Fraction(2, 2 * k)
    return rows
