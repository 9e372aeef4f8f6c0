# Takes the logarithm to base 2.
def record_epsilons(flips):
    each = [math.log2((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), max(each)
