# One wheel of nine.
def pad(k):
    """Nine secrets are served, whether there are as many or not; impossible pairs are named."""
    return {
        x: {(a, b): Fraction(int((a + x) % 9 == b), 9) for a in range(9) for b in range(9)}
        for x in range(k)
    }
