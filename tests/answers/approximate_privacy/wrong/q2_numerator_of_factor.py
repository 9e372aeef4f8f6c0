# Takes the numerator of the factor for the factor, right for whole ones only.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + factor.numerator)
