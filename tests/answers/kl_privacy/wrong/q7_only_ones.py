# The bits of those with a zero are shown as a common output: it gives nobody away.
def always_somebody(n):
    return {
        x: {**{i: Fraction(1, n) for i in range(n) if x[i]}, "zero": Fraction(n - sum(x), n)}
        for x in itertools.product((0, 1), repeat=n)
    }
