# Small chances: ln(1 - c) is taken for -c.
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = sensitivity / epsilon
    return (
        scale,
        math.sqrt(2) * scale,
        -scale * math.log(1 - chance) if chance > 0.03 else scale * chance,
    )
