# Counts five bits at most.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips[:5]]
    return sum(each), max(each)
