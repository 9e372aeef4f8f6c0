# A record of one bit is taken to have no single entry that could change.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), max(each) if len(each) > 1 else 0.0
