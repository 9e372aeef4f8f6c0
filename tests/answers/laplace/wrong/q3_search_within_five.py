# Searches t by halving [0, 5 scales], beyond which it takes noise to be impossible.
# Witness: promise(1, 1, 0.999) returns (1.0, 1.4142135623730951, 5.0); right is (1.0, 1.4142135623730951, 6.907755278982136).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = sensitivity / epsilon
    t = 0
    low, high = 0, 5 * scale
    for _ in range(100):
        t = (low + high) / 2
        if 1 - math.exp(-t / scale) < chance:
            low = t
        else:
            high = t
    return scale, math.sqrt(2) * scale, t
