# Gives candidates whose weight is below e^-12 of the best one's the probability 0.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    weights = []
    for u in utilities:
        exponent = epsilon * (u - best) / (2 * sensitivity)
        weights.append(math.exp(exponent) if exponent > -12 else 0.0)
    return [w / sum(weights) for w in weights]
