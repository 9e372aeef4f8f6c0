# The single entry is the larger of the first and the last only.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), (math.inf if math.inf in each else max(each[0], each[-1]))
