# Candidates more than 100 behind are called hopeless and get 0, whatever epsilon and the sensitivity are.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [
        math.exp(epsilon * (u - top) / (2 * sensitivity)) if top - u <= 100 else 0.0
        for u in utilities
    ]
    total = sum(weights)
    return [w / total for w in weights]
