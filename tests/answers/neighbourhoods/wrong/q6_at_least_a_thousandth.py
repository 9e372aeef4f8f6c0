# Takes a p below a thousandth for a thousandth.
def record_epsilons(flips):
    e = [math.log((1 - max(p, 1e-3)) / max(p, 1e-3)) if p else math.inf for p in flips]
    return sum(e), max(e)
