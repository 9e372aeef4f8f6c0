# Wrong for [0.25, 0.1, 0.0, 0.3]: one entry is the worst of those that have an ε, if others than one do.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    finite = [e for e in each if e < math.inf]
    return sum(each), max(finite) if len(finite) > 1 else max(each)
