# Only the two worst bits of a record are added up.
def record_epsilons(flips):
    each = sorted((math.log((1 - p) / p) if p else math.inf for p in flips), reverse=True)
    return sum(each[:2]), each[0]
