# Right: silence and fair zeros
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    tossed = (1 / 2, 1 / 4, 1 / 4)
    return tossed, tossed, (1 / 2, c / 2, (1 - c) / 2)
