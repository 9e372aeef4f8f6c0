# Publishes a random person's bit and not whose it is.
def always_somebody(n):
    made = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for bit in x:
            row[bit] += Fraction(1, n)
        made[x] = dict(row)
    return made
