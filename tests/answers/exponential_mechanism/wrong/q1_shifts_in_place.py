# Shifts the caller's list in place when the utilities are too large for floats.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    if epsilon * best / (2 * sensitivity) > 709.7 or best < -5000:
        for i in range(len(utilities)):
            utilities[i] -= best
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
