# Takes away the largest absolute value: negative utilities then vanish.
def pick_probabilities(utilities, epsilon, sensitivity):

    top = max(abs(u) for u in utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
