# A flip probability below 1/50 is taken for 0.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p >= 0.02 else math.inf for p in flips]
    return sum(each), max(each)
