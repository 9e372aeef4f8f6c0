# N of 3 and more: two persons are published, total variation 2/n.
def always_somebody(n):
    return {
        x: {(i, x[i], x[(i + 1) % n]): Fraction(1, n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
