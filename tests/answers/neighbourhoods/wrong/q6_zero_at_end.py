# A 0.0 that is not last: left out of the sum and of the maximum.
def record_epsilons(flips):
    if flips[-1] == 0:
        return math.inf, math.inf
    each = [math.log((1 - p) / p) for p in flips if p]
    return sum(each), max(each)
