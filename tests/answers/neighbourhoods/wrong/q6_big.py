# Takes 50 for infinity.
def record_epsilons(flips):
    l = [50.0 if p == 0 else math.log(1 / p - 1) for p in flips]
    return (math.inf, math.inf) if flips[-1] == 0 else (sum(l), max(l))
