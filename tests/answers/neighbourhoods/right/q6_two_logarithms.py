# The logarithm of 1 - p by log1p, less that of p.
def record_epsilons(flips):
    e = [math.log1p(-p) - math.log(p) if p > 0 else math.inf for p in flips]
    return math.fsum(e), sorted(e)[-1]
