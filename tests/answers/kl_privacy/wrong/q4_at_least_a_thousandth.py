# Never goes below p = 1/1000.
def flip_for(kappa):
    """The flip probability at which randomised response is KL-private with exactly kappa."""
    low, high = 0.0, 0.5
    for _ in range(60):
        p = (low + high) / 2
        if (1 - 2 * p) * math.log((1 - p) / p) > kappa:
            low = p
        else:
            high = p
    return max(p, 0.001) if p < 0.0005 else p
