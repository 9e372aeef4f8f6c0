# Ignores the data: perfectly private, and useless.
def variant(epsilon):
    return [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]
