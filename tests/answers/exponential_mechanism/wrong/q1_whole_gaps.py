# Rounds the gaps to whole numbers, as if utilities were always counts.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    gaps = [round(best - u) for u in utilities]
    weights = [math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps]
    return [w / sum(weights) for w in weights]
