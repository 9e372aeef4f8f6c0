# A dict of weights by utility: equal utilities enter the sum only once.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    w = {u: math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities}
    total = sum(w.values())
    return [w[u] / total for u in utilities]
