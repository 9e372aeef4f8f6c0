# Publishes the bits of a sample of about the root of n people, which is 2 from n = 4 on.
def always_somebody(n):
    size = math.isqrt(n)
    samples = list(itertools.combinations(range(n), size))
    return {
        x: {tuple((i, x[i]) for i in s): Fraction(1, len(samples)) for s in samples}
        for x in itertools.product((0, 1), repeat=n)
    }
