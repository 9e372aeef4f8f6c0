# Publishes who has a 1, or that nobody has.
def always_somebody(n):
    made = {}
    for x in itertools.product((0, 1), repeat=n):
        ones = [i for i in range(n) if x[i]]
        made[x] = {i: Fraction(1, len(ones)) for i in ones} or {"nobody": Fraction(1)}
    return made
