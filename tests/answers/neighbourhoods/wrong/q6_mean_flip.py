# Works with the mean of the flip probabilities.
def record_epsilons(flips):
    p = sum(flips) / len(flips)
    each = math.log((1 - p) / p)
    return len(flips) * each, math.log((1 - min(flips)) / min(flips)) if min(flips) else math.inf
