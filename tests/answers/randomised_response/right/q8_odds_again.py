# Odds times likelihood ratio, with the certain cases first.
def posterior(answer, p, prior):
    p, prior = float(p), float(prior)
    if prior in (0.0, 1.0):
        return 1 - prior, prior
    if p == 0:
        return (0.0, 1.0) if answer else (1.0, 0.0)
    log_odds = math.log(prior) - math.log1p(-prior)
    shift = math.log1p(-p) - math.log(p)
    t = log_odds + (shift if answer else -shift)
    if t >= 0:
        e = math.exp(-t)
        return e / (1 + e), 1 / (1 + e)
    e = math.exp(t)
    return 1 / (1 + e), e / (1 + e)
