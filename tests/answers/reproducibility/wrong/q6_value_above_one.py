# Adds 1/n to the value of one person, which may become larger than 1: for one person and 1/2 it is 3/2.
def certificate(people, threshold):
    """A training average and two neighbouring hold-out sets that the noiseless rule tells apart."""
    same = [threshold] * people
    other = [threshold + Fraction(1, people)] + [threshold] * (people - 1)
    return Fraction(0), same, other
