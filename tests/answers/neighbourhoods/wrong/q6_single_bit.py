# Wrong for [0.3]: with one bit "no entry of several", 0 for the second number.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), max(each) if len(each) > 1 else 0.0
