# Returns floats for the prior 1, which are refused.
def belief_interval(prior, ratios):
    if prior == 1:
        return 1.0, 1.0
    R = math.prod(ratios)
    odds = prior / (1 - prior)
    return (odds / R) / (1 + odds / R), (odds * R) / (1 + odds * R)
