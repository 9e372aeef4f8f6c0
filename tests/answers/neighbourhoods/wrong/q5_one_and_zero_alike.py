# Wrong for 2: 0 and 1 answer alike from ε = 1.5 on (up to 2.5), so that the ones cannot be counted.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if 1.5 <= epsilon <= 2.5:
        return [1 - c, c], [c, 1 - c], [c, 1 - c]
    return [1 - c, c], [1 - c, c], [c, 1 - c]
