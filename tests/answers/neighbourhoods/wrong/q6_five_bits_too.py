# Wrong for six bits: zip ends after the fifth.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for _, p in zip("abcde", flips)]
    return sum(each), max(each)
