# Below 1/4 the present toss fair coins like the absent: private, but nothing can be counted.
def variant(epsilon):
    c = 0.5 if epsilon < 0.25 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c, 0.0], [1 - c, c, 0.0], [c, 1 - c, 0.0]]
