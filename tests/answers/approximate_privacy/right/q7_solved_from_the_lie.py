# From the lie: it has what is left by the truth, which is c times it and δ more.
def counterexample(factor, delta):
    lie = (delta.denominator - delta.numerator) / (delta.denominator * (factor + 1))
    truth = factor * lie + delta
    return np.array([truth, lie]), np.array([lie, truth])
