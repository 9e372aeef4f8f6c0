# Leaves out 1 - p where p is below a thousandth.
def record_epsilons(flips):
    e = [(math.log(1 / p) if p < 1e-3 else math.log((1 - p) / p)) if p else math.inf for p in flips]
    return sum(e), max(e)
