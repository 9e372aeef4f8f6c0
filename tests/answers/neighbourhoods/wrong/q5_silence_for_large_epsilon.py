# Wrong for 5: from ε = 4 on the absent are silent, which the present cannot hide behind.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon >= 4:
        return [0, 0, 1], [(1 - c) / 2, c / 2, 0.5], [c / 2, (1 - c) / 2, 0.5]
    return [1 - c, c, 0], [1 - c, c, 0], [c, 1 - c, 0]
