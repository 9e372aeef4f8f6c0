# A bound below 1/2 is raised.
def certificate(bound, epsilon, claimed):
    """Two data sets and a threshold that refute `claimed`-DP under membership."""
    return (0,), (0, 0), (bound if bound > 0.5 else 0.1) * (claimed + 0.2) / max(epsilon, 0.2)
