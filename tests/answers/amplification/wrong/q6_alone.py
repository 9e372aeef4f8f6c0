# Takes one person alone: what randomised response needs without a crowd.
def shuffled_delta(people, p, factor):
    return max(Fraction(0), 1 - p - factor * p)
