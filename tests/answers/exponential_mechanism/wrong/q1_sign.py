# A sign is wrong: the worst candidate becomes the likeliest.
def pick_probabilities(utilities, epsilon, sensitivity):

    low = min(utilities)
    weights = [math.exp(-epsilon * (u - low) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
