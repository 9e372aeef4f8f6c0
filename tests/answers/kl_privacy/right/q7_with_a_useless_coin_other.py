# A coin beside it, which has nothing to do with the data.
def always_somebody(n):
    return {
        x: {f"{i}{x[i]}{c}": Fraction(1, 2 * n) for i in range(n) for c in "HT"}
        for x in itertools.product((0, 1), repeat=n)
    }
