# The proposed variant as printed, without the factor q: rows do not sum to 1.
def variant(epsilon):
    q, p = 1 / 2, 1 / (1 + math.exp(epsilon))
    return [[0, 0, 1], [1 - p, p, 1 - q], [p, 1 - p, 1 - q]]
