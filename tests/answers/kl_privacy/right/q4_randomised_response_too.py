# Randomised response.
def distances(epsilon, n):
    """Through randomised response: TV is 1 - 2p."""

    def spread(e):
        small = math.exp(-e)
        return -math.expm1(-e) / (1 + small)

    kappas = n * spread(epsilon) * epsilon
    return spread(epsilon * n), math.sqrt(min(2.0, kappas) / 2)
