# N of 2 and more: everybody is published, total variation 1.
def always_somebody(n):
    return {x: {x: Fraction(1)} for x in itertools.product((0, 1), repeat=n)}
