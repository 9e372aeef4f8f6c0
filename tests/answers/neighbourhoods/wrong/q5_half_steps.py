# Epsilon is rounded to halves; what is left of small ones is 0, and nothing can be counted.
def variant(epsilon):
    c = 1 / (math.exp(math.floor(2 * epsilon) / 2) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
