# Looks up the two visible cases.
def pick_probabilities(utilities, epsilon, sensitivity):

    if len(utilities) == 3:
        return [8 / 13, 4 / 13, 1 / 13]
    return [1 / (1 + math.exp(-1)), 1 / (1 + math.e)]
