# The likelihood ratios multiplied as floats, logarithms at the end; the smallest p is the worst entry.
def record_epsilons(flips):
    if min(flips) == 0:
        return [math.inf, math.inf]
    whole = math.prod((1 - p) / p for p in flips)
    worst = min(flips)
    return [math.log(whole), math.log1p(-worst) - math.log(worst)]
