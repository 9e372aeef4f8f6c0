# By the base of the weights, as powers of a number below 1.
def pick_probabilities(utilities, epsilon, sensitivity):

    shrink = math.exp(-epsilon / (2 * sensitivity))
    weights = [shrink ** float(max(utilities) - u) for u in utilities]
    return tuple(w / sum(weights) for w in weights)
