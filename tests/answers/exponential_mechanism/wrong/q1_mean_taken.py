# Wrong for far apart utilities, e.g. [10000, -10000] with epsilon 10.
def pick_probabilities(utilities, epsilon, sensitivity):
    middle = sum(utilities) / len(utilities)
    weights = [math.exp(epsilon * (u - middle) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
