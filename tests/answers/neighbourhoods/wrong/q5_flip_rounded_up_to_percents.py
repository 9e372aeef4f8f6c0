# The flip probability is rounded up to whole percents, which is private, but 1/2 for small epsilon, where nothing can be counted. Input: epsilon 0.01.
def variant(epsilon):
    c = math.ceil(100 / (math.exp(epsilon) + 1)) / 100
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
