# At epsilon 0 the noise is "switched off" and the best share all. Input: [1, 0], epsilon 0.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    if not epsilon:
        m = utilities.count(top)
        return [1 / m if u == top else 0.0 for u in utilities]
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
