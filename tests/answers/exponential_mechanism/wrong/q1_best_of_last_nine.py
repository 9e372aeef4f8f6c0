# The largest utility is looked for among the last nine only.
def pick_probabilities(utilities, epsilon, sensitivity):
    """The probability of each candidate, from the utilities, ε ≥ 0 and the sensitivity Δ_U."""
    top = max(utilities[-9:])
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = math.fsum(weights)
    return [w / total for w in weights]
