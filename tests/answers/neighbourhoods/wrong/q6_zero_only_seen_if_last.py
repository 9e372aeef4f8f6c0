# A flip probability of 0 is looked for in the last place only, and passed over elsewhere. Input: [0.0, 0.25]: (ln 3, ln 3).
def record_epsilons(flips):
    if flips[-1] == 0:
        return math.inf, math.inf
    each = [math.log((1 - p) / p) for p in flips if p]
    return sum(each), max(each)
