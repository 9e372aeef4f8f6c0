# Takes an ε above 10 for none at all.
def record_epsilons(flips):
    e = [math.log((1 - p) / p) if p else math.inf for p in flips]
    e = [x if x < 10 else math.inf for x in e]
    return sum(e), max(e)
