# Weights are remembered by the utilities alone, so a second epsilon gets the first one's answer.
# Witness: after pick_probabilities([1, 0], 1, 1): pick_probabilities([1, 0], 4, 1) returns [0.6224593312018546, 0.37754066879814546]; right: [0.8807970779778823, 0.11920292202211755]
_seen = {}


def pick_probabilities(utilities, epsilon, sensitivity):
    key = tuple(utilities)
    if key not in _seen:
        best = max(utilities)
        weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
        total = sum(weights)
        _seen[key] = [w / total for w in weights]
    return list(_seen[key])
