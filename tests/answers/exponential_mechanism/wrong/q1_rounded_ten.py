# The probabilities are rounded to ten decimals, as if this were harmless for small ones.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [round(w / total, 10) for w in weights]
