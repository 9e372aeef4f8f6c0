# Folds Bayes' rule over the list, for both ends.
def belief_interval(prior, ratios):
    from functools import reduce

    low = reduce(lambda b, r: b / (b + r * (1 - b)), ratios, prior)
    return [low, reduce(lambda b, r: r * b / (r * b + 1 - b), ratios, prior)]
