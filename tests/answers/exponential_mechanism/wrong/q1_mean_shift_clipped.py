# The mean utility is taken away, not the largest, and exponents are cut at 700.
# Witness: pick_probabilities([4000, 3990, -4000, -4000], 1, 0.5) returns [0.5, 0.5, 0.0, 0.0]; right: [0.9999546021312976, 4.5397868702434395e-05, 0.0, 0.0]
def pick_probabilities(utilities, epsilon, sensitivity):
    middle = sum(utilities) / len(utilities)
    weights = [math.exp(min(700, epsilon * (u - middle) / (2 * sensitivity))) for u in utilities]
    return [w / sum(weights) for w in weights]
