# Wrong for epsilon = 0: taken for 1, where all candidates are equally likely.
def pick_probabilities(utilities, epsilon, sensitivity):
    scale = (epsilon or 1.0) / (2 * sensitivity)
    top = max(utilities)
    weights = [math.exp(scale * (u - top)) for u in utilities]
    return [w / sum(weights) for w in weights]
