# Takes chance 0 for "not given", and uses the usual two answers in three.
# Witness: promise(1, 1, 0) returns (1.0, 1.4142135623730951, 1.0986122886681096); right is (1.0, 1.4142135623730951, -0.0).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = sensitivity / epsilon
    t = -scale * math.log(1 - (chance or 2 / 3))
    return scale, math.sqrt(2) * scale, t
