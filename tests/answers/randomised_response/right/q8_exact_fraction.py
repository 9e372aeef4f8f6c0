# By exact fraction.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    right = {0: [1 - p, p], 1: [p, 1 - p]}[answer]
    weights = [(1 - prior) * right[0], prior * right[1]]
    return [w / sum(weights) for w in weights]
