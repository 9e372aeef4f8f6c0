# Takes a training average of 1/2 for thresholds below 1/2, from which a single person with a threshold of 1/4 is too far away in both sets.
def certificate(people, threshold):
    """A training average and two neighbouring hold-out sets that the noiseless rule tells apart."""
    average = Fraction(1, 2) if 0 < threshold < Fraction(1, 2) else Fraction(0)
    k = math.floor(people * (average + threshold))
    first = [1] * k + [0] * (people - k)
    second = [1] * (k + 1) + [0] * (people - k - 1)
    return average, first, second
