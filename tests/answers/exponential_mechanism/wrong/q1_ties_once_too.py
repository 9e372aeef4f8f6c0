# Tied utilities share one weight.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    total = sum(set(weights))
    return [w / total / weights.count(w) for w in weights]
