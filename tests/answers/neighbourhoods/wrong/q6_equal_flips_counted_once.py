# Equal flip probabilities are counted once, because a set is made. Input: [0.25, 0.25]: ln 3 and not ln 9.
def record_epsilons(flips):
    each = {math.log((1 - p) / p) if p else math.inf for p in flips}
    return sum(each), max(each)
