# Above 5 epsilon is rounded to one decimal.
def pick_probabilities(utilities, epsilon, sensitivity):
    """The probability of each candidate, from the utilities, ε ≥ 0 and the sensitivity Δ_U."""
    top = max(utilities)
    epsilon = round(epsilon, 1) if epsilon > 5 else epsilon
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = math.fsum(weights)
    return [w / total for w in weights]
