# The mean is taken away instead of the largest, and what is still too large is cut off at e^700.
def pick_probabilities(utilities, epsilon, sensitivity):
    middle = sum(utilities) / len(utilities)
    weights = [math.exp(min(epsilon * (u - middle) / (2 * sensitivity), 700)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
