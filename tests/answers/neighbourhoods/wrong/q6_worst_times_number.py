# Gives every entry the ε of the worst one.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return len(each) * max(each), max(each)
