# Takes the density for flat near 0: for a small chance, t is the scale times the chance.
# Witness: promise(1, 1, 0.05) returns (1.0, 1.4142135623730951, 0.05); right is (1.0, 1.4142135623730951, 0.05129329438755058).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = sensitivity / epsilon
    t = scale * chance if chance < 0.1 else -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
