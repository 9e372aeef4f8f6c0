# If several bits are never flipped, the entry is taken from the ones that are.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    if each.count(math.inf) > 1:
        return math.inf, max([e for e in each if e < math.inf], default=math.inf)
    return sum(each), max(each)
