# By odds, with certain beliefs and certain answers apart.
def posterior(answer, p, prior):
    if prior == 0 or prior == 1:
        return (1.0 - prior, float(prior))
    if p == 0:
        return (0.0, 1.0) if answer else (1.0, 0.0)
    odds = prior / (1 - prior)
    odds *= (1 - p) / p if answer == 1 else p / (1 - p)
    return 1 / (1 + odds), odds / (1 + odds)
