# Below 0.1 the flip probability is replaced by 1/2 - eps/4, which flips a little too rarely. Input: epsilon 0.1: the ratio is e^0.10008.
def variant(epsilon):
    c = 1 / 2 - epsilon / 4 if epsilon <= 0.1 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
