# Needs no flip when c times delta reaches 1.
def flip_needed(factor, delta):
    if factor * delta >= 1:
        return 0
    return (1 - delta) / (1 + factor)
