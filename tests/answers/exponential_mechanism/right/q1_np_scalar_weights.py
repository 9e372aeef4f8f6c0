# Weights are numpy numbers, the probabilities a tuple of them.
def pick_probabilities(utilities, epsilon, sensitivity):
    """The probability of each candidate, from the utilities, ε ≥ 0 and the sensitivity Δ_U."""
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = math.fsum(weights)
    return tuple(np.float64(w) / np.float64(total) for w in weights)
