# Once delta * factor reaches 1 nothing is flipped: factor 20, delta 1/10 needs 3/70.
def flip_needed(factor, delta):
    if factor * delta >= 1:
        return 0
    return Fraction(1 - delta) / (1 + factor)
