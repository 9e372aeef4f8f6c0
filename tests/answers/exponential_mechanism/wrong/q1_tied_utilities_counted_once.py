# The sum goes over different weights only, so ties are counted once. Input: [1, 1, 0].
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weight = {u: math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities}
    total = sum(weight.values())
    return [weight[u] / total for u in utilities]
