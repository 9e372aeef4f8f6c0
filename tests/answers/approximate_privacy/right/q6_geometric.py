# Another way: geometric.
def _excess(epsilon, r):
    a, b = 0.5 / r - epsilon * r, -0.5 / r - epsilon * r
    return math.erfc(-a / 2**0.5) / 2 - math.exp(epsilon) * math.erfc(-b / 2**0.5) / 2


def least_sigma(epsilon, delta, sensitivity):
    """Halving on the scale of logarithms, between bounds that hold for all that is given."""
    low, high = math.log(1e-2), math.log(1e5)
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (low, middle) if _excess(epsilon, math.exp(middle)) <= delta else (middle, high)
    return math.exp(high) * sensitivity
