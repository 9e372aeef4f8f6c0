# The t ends at 50 scales.
def certificate(bound, epsilon, claimed):
    """Two data sets and a threshold that refute `claimed`-DP under membership."""
    return (0,), (0, 0), bound * min(claimed + 1, 95) / epsilon
