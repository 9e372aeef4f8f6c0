# Halves ten times only.
def flip_for(kappa):
    """The flip probability at which randomised response is KL-private with exactly kappa."""
    low, high = 0.0, 0.5
    for _ in range(10):
        p = (low + high) / 2
        if (1 - 2 * p) * math.log((1 - p) / p) > kappa:
            low = p
        else:
            high = p
    return p
