# A sensitivity above 50 counts as 50.
def promise(sensitivity, epsilon, chance):
    """The scale, the standard deviation, and the size that the noise keeps with this chance."""
    scale = min(50, sensitivity) / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
