# Lets an output of probability 3/5 have the loss, which is not more than δ for δ = 4/5.
def counterexample(factor, delta):
    often = Fraction(3, 5)
    under = (often - min(delta, often)) / factor
    P = [often, (1 - often) / 2, (1 - often) / 2]
    Q = [under, (1 - under) / 2, (1 - under) / 2]
    if (1 - under) - factor * (1 - often) > delta:
        p = (1 - delta) / (1 + factor)
        return [1 - p, p], [p, 1 - p]
    return P, Q
