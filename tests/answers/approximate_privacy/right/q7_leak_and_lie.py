# Leak and lie.
def counterexample(factor, delta):
    """Half of delta publishes everything; the other half lets the truth stick out."""
    leak = delta / 2
    rest = 1 - leak
    excess = leak / rest
    lie = (1 - excess) / (1 + factor)
    P = [leak, Fraction(0), rest * (1 - lie), rest * lie]
    Q = [Fraction(0), leak, rest * lie, rest * (1 - lie)]
    return np.array([P, Q], dtype=object)
