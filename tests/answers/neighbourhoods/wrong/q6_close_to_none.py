# Takes a p that is close to 0 for 0.
def record_epsilons(flips):
    e = [math.inf if math.isclose(p, 0, abs_tol=1e-5) else math.log((1 - p) / p) for p in flips]
    return sum(e), max(e)
