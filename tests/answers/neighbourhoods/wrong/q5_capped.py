# Caps epsilon at 4 where it is large, and at a tenth where it is small.
def variant(epsilon):
    c = 1 / (math.exp(max(0.1, epsilon)) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
