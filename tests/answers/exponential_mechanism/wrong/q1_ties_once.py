# Wrong with ties, e.g. [1, 1]: equal utilities are counted once in the sum.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weight = {u: math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities}
    total = sum(weight.values())
    return [weight[u] / total for u in utilities]
