# Returns the factors.
def record_epsilons(flips):
    each = [(1 - p) / p if p else math.inf for p in flips]
    return math.prod(each), max(each)
