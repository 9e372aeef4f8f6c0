# From n = 4 on it publishes who two people are and the sum of their bits, and a sum of 1 gives nobody away.
def always_somebody(n):
    size = 1 if n <= 3 else 2
    groups = list(itertools.combinations(range(n), size))
    return {
        x: {(group, sum(x[i] for i in group)): Fraction(1, len(groups)) for group in groups}
        for x in itertools.product((0, 1), repeat=n)
    }
