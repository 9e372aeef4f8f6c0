# Largest weight 1, exact summation.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    weights = [math.exp(float(epsilon) * float(u - best) / (2 * float(sensitivity))) for u in utilities]
    total = math.fsum(weights)
    return [w / total for w in weights]
