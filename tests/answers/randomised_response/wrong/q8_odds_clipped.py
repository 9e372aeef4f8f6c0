# Goes through the logarithm of the odds, and clips it at 6 for safety.
def posterior(answer, p, prior):
    if prior in (0, 1):
        return 1.0 - prior, 1.0 * prior
    if p == 0:
        return 1.0 - answer, 1.0 * answer
    shift = math.log((1 - p) / p)
    logit = math.log(prior / (1 - prior)) + (shift if answer else -shift)
    logit = max(-6.0, min(6.0, logit))
    one = 1 / (1 + math.exp(-logit))
    return 1 - one, one
