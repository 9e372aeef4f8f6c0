# Wrong for factors near 1 and delta of 98/100 or more: the loud output has max(1/2, delta) + 2/100, which is 1 or more.
def counterexample(factor, delta):
    loud = max(Fraction(1, 2), delta) + Fraction(2, 100)
    p = (loud - delta) / factor
    if 1 - p - factor * (1 - loud) > delta:  # too much the other way: plain randomised response
        p = (1 - delta) / (1 + factor)
        loud = 1 - p
    return [loud, 1 - loud], [p, 1 - p]
