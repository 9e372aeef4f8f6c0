# Looks up the three visible cases.
def pick_probabilities(utilities, epsilon, sensitivity):

    if len(utilities) == 3 and utilities[0] > 0:
        return [8 / 13, 4 / 13, 1 / 13]
    if len(utilities) == 3:
        return [0, 1 / (1 + math.exp(0.5)), 1 / (1 + math.exp(-0.5))]
    return [1 / (1 + math.exp(-1)), 1 / (1 + math.e)]
