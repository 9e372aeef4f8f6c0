# Looks up the three visible cases.
def best_split(weights, sensitivities, total):
    return {1: (2 / 3, 1 / 3), 2: (1 / 7, 4 / 7, 9 / 7)}.get(total, (2, 3, 0.5))
