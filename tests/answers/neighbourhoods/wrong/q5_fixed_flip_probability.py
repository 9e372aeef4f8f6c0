# Wrong for 0.1 (ratio e^0.5): the flip probability is never above that of ε = 1/2.
def variant(epsilon):
    c = 1 / (math.exp(max(epsilon, 0.5)) + 1)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
