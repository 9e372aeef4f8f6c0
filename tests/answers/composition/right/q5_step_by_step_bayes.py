# By step by step bayes.
def belief_interval(prior, ratios):
    low = high = prior
    for r in ratios:
        # the worst release says one thing with the probabilities 1 : r, or r : 1
        low = low / (low + r * (1 - low))
        high = r * high / (r * high + (1 - high))
    return [low, high]
