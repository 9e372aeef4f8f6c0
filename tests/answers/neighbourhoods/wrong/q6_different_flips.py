# Counts equal flip probabilities once.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in set(flips)]
    return sum(each), max(each)
