# Differences beyond 100 in the exponent are cut to small but wrong sizes.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(max(epsilon * (u - top) / (2 * sensitivity), -20)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
