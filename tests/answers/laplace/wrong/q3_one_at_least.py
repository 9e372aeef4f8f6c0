# Thinks that a sensitivity is at least 1, as for counts.
# Witness: promise(0.5, 1, 0.9) returns (1.0, 1.4142135623730951, 2.302585092994046); right is (0.5, 0.7071067811865476, 1.151292546497023).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = max(sensitivity, 1) / epsilon
    t = -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
