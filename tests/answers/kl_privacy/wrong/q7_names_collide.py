# The outputs are numbered by person + 3·bit, which names two people's outputs alike from four people on.
def always_somebody(n):
    return {x: {k: Fraction(sum(i + 3 * b == k for i, b in enumerate(x)), n) for k in {i + 3 * b for i, b in enumerate(x)}} for x in itertools.product((0, 1), repeat=n)}
