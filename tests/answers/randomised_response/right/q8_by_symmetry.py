# By symmetry.
def posterior(answer, p, prior):
    if answer == 0:
        one, zero = posterior(1, p, 1 - prior)
        return zero, one
    truth = (1 - p) * prior
    lie = p * (1 - prior)
    return lie / (truth + lie), truth / (truth + lie)
