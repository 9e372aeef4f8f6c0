# Leaves out bits that are never flipped.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) for p in flips if p]
    return sum(each), max(each, default=0.0)
