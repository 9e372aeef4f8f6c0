# Solves the case of a yes only; a no is a yes about the opposite.
def posterior(answer, p, prior):
    p, prior = float(p), float(prior)
    if answer == 0:
        zero, one = posterior(1, p, 1 - prior)
        return one, zero
    told, lied = (1 - p) * prior, p * (1 - prior)
    return lied / (told + lied), told / (told + lied)
