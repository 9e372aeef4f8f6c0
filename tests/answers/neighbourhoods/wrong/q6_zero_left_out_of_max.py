# Wrong for [0.25, 0.0]: a bit that is told is one entry, and the second number is infinite too.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) for p in flips if p] or [math.inf]
    return math.inf if 0 in flips else sum(each), max(each)
