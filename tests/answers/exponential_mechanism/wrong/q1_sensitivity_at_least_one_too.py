# Wrong for a sensitivity below 1, e.g. 1/2.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * max(sensitivity, 1))) for u in utilities]
    return [w / sum(weights) for w in weights]
