# Pairwise odds.
def _inverse(gaps):
    total = 0.0
    for g in gaps:
        if g > 700:
            return 0.0
        total += math.exp(g)
    return 1 / total


def pick_probabilities(utilities, epsilon, sensitivity):
    """One over the sum of the odds of all the others."""
    half = epsilon / sensitivity / 2
    return tuple(_inverse([half * (v - u) for v in utilities]) for u in utilities)
