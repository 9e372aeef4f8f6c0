# Wrong for [0.0, 0.25]: inf is only looked for in the last place, and a 0.0 elsewhere adds nothing.
def record_epsilons(flips):
    if flips[-1] == 0:
        return math.inf, math.inf
    each = [math.log((1 - p) / p) if p else 0.0 for p in flips]
    return sum(each), max(each)
