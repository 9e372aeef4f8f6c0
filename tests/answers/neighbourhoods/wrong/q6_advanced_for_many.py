# From four bits on the record loses the root of k times the worst, as by advanced composition.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    whole = sum(each) if len(each) < 4 else math.sqrt(len(each)) * max(each)
    return whole, max(each)
