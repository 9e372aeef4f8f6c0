# Takes a p below 1/10000 for 0.
def record_epsilons(flips):
    e = [math.inf if p < 1e-4 else math.log((1 - p) / p) for p in flips]
    return sum(e), max(e)
