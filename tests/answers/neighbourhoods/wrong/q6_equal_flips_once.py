# Wrong for [0.1, 0.1]: a set forgets that two bits have the same probability.
def record_epsilons(flips):
    each = {math.log((1 - p) / p) if p else math.inf for p in flips}
    return sum(each), max(each)
