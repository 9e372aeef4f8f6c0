# The bit is flipped once in a hundred times.
def always_somebody(n):
    made = {}
    for x in itertools.product((0, 1), repeat=n):
        made[x] = {}
        for i in range(n):
            made[x][i, x[i]] = Fraction(99, 100 * n)
            made[x][i, 1 - x[i]] = Fraction(1, 100 * n)
    return made
