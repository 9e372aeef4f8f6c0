# Proposes candidates uniformly and accepts each with its weight over the largest.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    picks = []
    while len(picks) < draws:
        proposed = rng.integers(len(utilities))
        if rng.random() < math.exp(epsilon / 2 * (utilities[proposed] - top) / sensitivity):
            picks.append(int(proposed))
    return picks
