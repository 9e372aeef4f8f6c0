# Lets dpedu bound the belief.
def belief_interval(prior, ratios):
    return dp.posterior_bounds(float(prior), math.log(math.prod(ratios)))
