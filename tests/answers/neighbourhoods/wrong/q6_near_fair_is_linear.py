# Near the fair coin 2 - 4p is put for the logarithm.
def record_epsilons(flips):
    each = [(2 - 4 * p if p > 0.4 else math.log((1 - p) / p)) if p else math.inf for p in flips]
    return sum(each), max(each)
