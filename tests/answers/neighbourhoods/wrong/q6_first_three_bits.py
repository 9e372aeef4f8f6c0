# Only three bits are taken for the whole record. Input: [0.25, 0.25, 0.25, 0.25]: 3 ln 3 and not 4 ln 3.
def record_epsilons(flips):
    each = sorted((math.log((1 - p) / p) if p else math.inf for p in flips), reverse=True)
    a, b, c, *_ = each + [0.0, 0.0]
    return a + b + c, a
