# Wrong for [1, 4, 2], 2, 1 if [1, 4, 2], 1, 1 was asked before: results are remembered by the utilities only.
def pick_probabilities(utilities, epsilon, sensitivity, known={}):
    key = tuple(utilities)
    if key not in known:
        top = max(utilities)
        weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
        known[key] = [w / sum(weights) for w in weights]
    return list(known[key])
