# With large epsilon the middle way is used, where the absent are the mean of 0 and 1, so that the ones cannot be counted. Input: epsilon 5.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon > 4:
        return [[0.5, 0.5], [1 - c, c], [c, 1 - c]]
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
