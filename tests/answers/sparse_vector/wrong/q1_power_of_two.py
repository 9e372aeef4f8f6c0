# Takes two to the power of the sensitivity for twice the sensitivity, which is the same for 1 and 2 and wrong for 3.
def scales(epsilon, share, answers, sensitivity, monotone):
    """The scales of the noise on the threshold and of the noise on each question."""
    shift = sensitivity if monotone else 2**sensitivity
    eps_threshold = share * epsilon
    return Fraction(sensitivity) / eps_threshold, answers * shift / (epsilon - eps_threshold)
