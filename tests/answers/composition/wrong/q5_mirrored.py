# For priors above 1/2 works with the other belief and forgets to turn back.
def belief_interval(prior, ratios):
    beta = prior if prior in (0, 1) else min(prior, 1 - prior)
    R = math.prod(ratios)
    return beta / (beta + R * (1 - beta)), R * beta / (R * beta + 1 - beta)
