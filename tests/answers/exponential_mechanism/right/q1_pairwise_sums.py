# Pairwise sums.
def _weight(exponent):
    return math.inf if exponent > 700 else math.exp(exponent)


def pick_probabilities(utilities, epsilon, sensitivity):
    rate = epsilon / (2 * sensitivity)
    return tuple(1 / math.fsum(_weight(rate * (v - u)) for v in utilities) for u in utilities)
