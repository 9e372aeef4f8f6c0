# Three different utilities: all that are not best are put at the mean gap.
def epsilon_for_best(utilities, sensitivity, t):
    top, k = max(utilities), len(utilities)
    rest = [top - u for u in utilities if u < top]
    m = k - len(rest)
    if t <= 1 / k:
        return 0
    if t * m >= 1:
        return math.inf
    gap = sum(rest) / len(rest)
    return 2 * sensitivity / gap * math.log(len(rest) / (1 / t - m))
