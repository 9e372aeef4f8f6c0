# The flip probability is rounded to two digits. Input: epsilon 8: it becomes 0.
def variant(epsilon):
    c = round(1 / (math.exp(epsilon) + 1), 2)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
