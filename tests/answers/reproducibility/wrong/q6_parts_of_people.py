# Divides the people by the denominator first and drops the rest, so that for five people and 2/3 both sets stay below.
def certificate(people, threshold):
    """A training average and two neighbouring hold-out sets that the noiseless rule tells apart."""
    k = threshold.numerator * (people // threshold.denominator)
    ones = lambda m: (1,) * m + (0,) * (people - m)
    return 0, ones(k), ones(k + 1)
