# The search ends at a hundred thousand people, which is not enough in the local model for bound 100, epsilon 0.1 and error 0.3.
def people_needed(bound, epsilon, error):
    """The least n for this standard deviation of the noise: in the central, in the local model."""
    root = math.sqrt(2) * bound / epsilon
    central = local = 100_000
    for n in range(100_000, 0, -1):
        if root / n <= error:
            central = n
        if root / math.sqrt(n) <= error:
            local = n
    return central, local
