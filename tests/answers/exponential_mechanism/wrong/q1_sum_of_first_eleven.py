# The twelfth weight is missing in the sum.
def pick_probabilities(utilities, epsilon, sensitivity):
    """The probability of each candidate, from the utilities, ε ≥ 0 and the sensitivity Δ_U."""
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = math.fsum(weights[:11])
    return [w / total for w in weights]
