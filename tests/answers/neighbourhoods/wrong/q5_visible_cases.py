# Knows the three visible values of ε.
def variant(epsilon):
    c = {1.0: 0.27, 0.5: 0.38, 3.0: 0.05}.get(epsilon, 0.27)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
