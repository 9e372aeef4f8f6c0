# Wrong for delta of 3/5 or more: the loud output has a probability of delta, and more than delta was asked.
def counterexample(factor, delta):
    loud = max(Fraction(3, 5), delta)
    quiet = (loud - delta) / factor
    return (loud, 1 - loud), (quiet, 1 - quiet)
