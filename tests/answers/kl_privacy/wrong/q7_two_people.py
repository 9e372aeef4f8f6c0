# Publishes the bits of two people drawn at random.
def always_somebody(n):
    pairs = list(itertools.combinations(range(n), 2)) or [(0,)]
    return {
        x: {(i, tuple(x[j] for j in i)): Fraction(1, len(pairs)) for i in pairs}
        for x in itertools.product((0, 1), repeat=n)
    }
