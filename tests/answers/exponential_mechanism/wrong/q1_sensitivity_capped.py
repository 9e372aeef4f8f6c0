# A sensitivity above 8 counts as 8.
def pick_probabilities(utilities, epsilon, sensitivity):
    """The probability of each candidate, from the utilities, ε ≥ 0 and the sensitivity Δ_U."""
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * min(sensitivity, 8))) for u in utilities]
    total = math.fsum(weights)
    return [w / total for w in weights]
