# Adds a billionth to p, so that nothing is divided by 0.
def record_epsilons(flips):
    e = [math.log((1 - p) / (p + 1e-9)) if p else math.inf for p in flips]
    return sum(e), max(e)
