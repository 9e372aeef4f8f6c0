# By logit or certain.
def posterior(answer, p, prior):
    sign = 1 if answer else -1
    if prior in (0, 1):
        one = float(prior)
    elif p == 0:
        one = float(answer)
    else:
        step = sign * (math.log1p(-p) - math.log(p))
        logit = math.log(prior) - math.log1p(-prior) + step
        one = 1 / (1 + math.exp(-logit)) if logit > 0 else math.exp(logit) / (1 + math.exp(logit))
        other = math.exp(-logit) / (1 + math.exp(-logit)) if logit > 0 else 1 / (1 + math.exp(logit))
        return other, one
    return 1 - one, one
