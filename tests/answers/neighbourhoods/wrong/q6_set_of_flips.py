# Lists like [0.25, 0.25]: bits with the same flip probability are counted once.
def record_epsilons(flips):
    each = {math.log((1 - p) / p) if p else math.inf for p in flips}
    return sum(each), max(each)
