# Lets the truth stick out by at most 2/5, which is enough as long as δ is small.
def counterexample(factor, delta):
    p = (1 - min(Fraction(delta), Fraction(2, 5))) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
