# Weights are remembered between calls by utilities and epsilon, without the sensitivity.
remembered = {}


def pick_probabilities(utilities, epsilon, sensitivity):
    key = (tuple(utilities), epsilon)
    if key not in remembered:
        top = max(utilities)
        weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
        remembered[key] = [w / sum(weights) for w in weights]
    return list(remembered[key])
