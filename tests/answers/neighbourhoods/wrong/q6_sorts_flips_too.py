# The argument changes: the list is sorted in place.
def record_epsilons(flips):
    flips.sort()
    if flips[0] == 0:
        return math.inf, math.inf
    each = [math.log((1 - p) / p) for p in flips]
    return sum(each), each[0]
