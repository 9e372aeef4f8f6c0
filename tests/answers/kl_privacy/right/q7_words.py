# Outputs are words; impossible ones are named with probability 0.
def always_somebody(n):
    names = [(i, b) for i in range(n) for b in (False, True)]
    return {x: {f"{i} has {int(b)}": Fraction(int(x[i] == b), n) for i, b in names} for x in itertools.product((0, 1), repeat=n)}
