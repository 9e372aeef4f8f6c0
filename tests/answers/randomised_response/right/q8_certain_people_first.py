# Settles the certain cases first and uses odds for all others.
def posterior(answer, p, prior):
    if prior in (0, 1):
        return (1.0 - prior, float(prior))
    if p == 0:
        return (1.0, 0.0) if answer == 0 else (0.0, 1.0)
    ratio = (1 - p) / p
    odds = prior / (1 - prior) * (ratio if answer else 1 / ratio)
    return 1 / (1 + odds), odds / (1 + odds)
