# Puts one person a hundredth above the threshold, which is more than 1 for a threshold of 199/200.
def certificate(people, threshold):
    """A training average and two neighbouring hold-out sets that the noiseless rule tells apart."""
    first = (threshold,) * people
    second = (threshold + Fraction(1, 100),) + first[1:]
    return 0, first, second
