# Whoever is more than 15 behind in the exponent is taken to have no chance at all.
# Witness: pick_probabilities([0, -32], 1, 1) returns [1.0, 0.0]; right: [0.9999998874648379, 1.12535162055095e-07]
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    weights = []
    for u in utilities:
        z = epsilon * (u - best) / (2 * sensitivity)
        weights.append(math.exp(z) if z > -15 else 0.0)
    total = sum(weights)
    return [w / total for w in weights]
