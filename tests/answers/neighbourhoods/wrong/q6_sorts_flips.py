# Sorts the list that it was given.
def record_epsilons(flips):
    flips.sort()
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), each[0]
