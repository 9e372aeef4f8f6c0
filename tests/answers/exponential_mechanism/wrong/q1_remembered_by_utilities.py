# Weights are remembered for the utilities, so another epsilon gets the old ones. Input: [1, 0] with epsilon 1, then with epsilon 2.
_weights = {}


def pick_probabilities(utilities, epsilon, sensitivity):
    key = tuple(utilities)
    if key not in _weights:
        top = max(utilities)
        _weights[key] = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(_weights[key]) for w in _weights[key]]
