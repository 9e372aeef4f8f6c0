# Wrong for epsilon = 0.01: fair coins are private, but nothing can be counted.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon < 0.05:
        c = 0.5
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
