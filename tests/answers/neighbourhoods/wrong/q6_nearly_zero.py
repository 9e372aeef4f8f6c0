# P = 1e-6 is taken for 0, so that inf comes back.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p > 1e-5 else math.inf for p in flips]
    return sum(each), max(each)
