# The factor is made a whole number before it is used.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + int(factor))
