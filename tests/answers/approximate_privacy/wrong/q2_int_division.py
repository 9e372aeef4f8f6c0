# Divides what may be two whole numbers.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + factor)
