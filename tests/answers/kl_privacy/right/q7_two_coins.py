# Another way: two coins.
def always_somebody(n):
    """Each output comes in two colours; with one person the answers are whole numbers."""
    if n == 1:
        return {(0,): {"zero": 1}, (1,): {"one": 1}}
    return {
        x: {(colour, i, x[i]): Fraction(1, 2 * n) for i in range(n) for colour in "rb"}
        for x in itertools.product((0, 1), repeat=n)
    }
