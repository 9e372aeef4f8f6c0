# Small probabilities are rounded to eight decimals.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [round(w / total, 8) for w in weights]
