# The scale is at least 1/20.
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = max(0.05, sensitivity / epsilon)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
