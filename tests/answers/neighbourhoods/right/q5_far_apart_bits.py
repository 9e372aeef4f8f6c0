# Right: far apart bits
def variant(epsilon):
    # absent in the middle; 0 and 1 are two steps apart; an output that never comes, one that tells nothing
    d = (1 - math.exp(-epsilon)) / 8
    absent = [1 / 4, 1 / 4, 1 / 4, 1 / 4, 0.0]
    zero = [1 / 4 + d, 1 / 4 - d, 1 / 4, 1 / 4, 0.0]
    one = [1 / 4 - d, 1 / 4 + d, 1 / 4 + 2 * d, 1 / 4 - 2 * d, 0.0]
    return [absent, zero, one]
