# Zeros named: right
def always_somebody(n):
    outputs = [(i, b) for i in range(n) for b in (0, 1)]
    return {
        x: {o: Fraction(int(x[o[0]] == o[1]), n) for o in outputs}
        for x in itertools.product((0, 1), repeat=n)
    }
