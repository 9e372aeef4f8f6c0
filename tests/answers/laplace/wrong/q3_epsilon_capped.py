# Thinks that ε above 10 gives no privacy, and calibrates for 10.
# Witness: promise(1, 50, 0.5) returns (0.1, 0.14142135623730953, 0.06931471805599453); right is (0.02, 0.028284271247461905, 0.013862943611198907).
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = sensitivity / min(epsilon, 10)
    t = -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
