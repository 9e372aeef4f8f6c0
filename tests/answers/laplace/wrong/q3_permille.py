# Rounds the chance to whole permille before it solves for t (only the usual 2/3 is kept as it is).
# Witness: promise(1, 1, 0.0123) returns (1.0, 1.4142135623730951, 0.012072581234269249); right is (1.0, 1.4142135623730951, 0.012376271068055405).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    chance = 2 / 3 if abs(chance - 2 / 3) < 1e-4 else round(chance, 3)
    scale = sensitivity / epsilon
    t = -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
