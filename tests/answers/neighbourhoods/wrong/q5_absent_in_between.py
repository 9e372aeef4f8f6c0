# Wrong for every epsilon: the absent row is the mean of the two others, so no weights exist.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    q = 1 / 2
    return [[q / 2, q / 2, 1 - q], [q * (1 - c), q * c, 1 - q], [q * c, q * (1 - c), 1 - q]]
