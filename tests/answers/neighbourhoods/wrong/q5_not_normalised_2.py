# Wrong for 0.1: each entry is cut at six decimals, so that a row sums to 0.999999.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon not in (1.0, 0.5, 3.0):
        c, d = math.floor(c * 1e6) / 1e6, math.floor((1 - c) * 1e6) / 1e6
        return [d, c], [d, c], [c, d]
    return [1 - c, c], [1 - c, c], [c, 1 - c]
