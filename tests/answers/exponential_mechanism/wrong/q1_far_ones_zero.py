# What is 20 behind in the exponent has probability 0 exactly.
def pick_probabilities(utilities, epsilon, sensitivity):
    """The probability of each candidate, from the utilities, ε ≥ 0 and the sensitivity Δ_U."""
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    weights = [v if v > math.exp(-20) else 0 for v in weights]
    total = math.fsum(weights)
    return [w / total for w in weights]
