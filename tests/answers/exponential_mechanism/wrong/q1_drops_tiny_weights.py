# Weights below e^-20 are thought negligible and set to 0.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    s = [epsilon * (u - top) / (2 * sensitivity) for u in utilities]
    w = [math.exp(v) if v > -20 else 0.0 for v in s]
    return [v / sum(w) for v in w]
