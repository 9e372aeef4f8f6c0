# Candidates far behind get nothing at all.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    s = [epsilon * (u - top) / (2 * sensitivity) for u in utilities]
    w = [math.exp(v) if v > -12 else 0 for v in s]
    return [x / sum(w) for x in w]
