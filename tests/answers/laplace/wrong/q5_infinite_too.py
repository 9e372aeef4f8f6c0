# Claimed > 300: t is infinite, where both chances are 0.
def certificate(bound, epsilon, claimed):
    t = bound * (claimed + 1) / epsilon
    return (0,), (0, 0), t if claimed <= 300 else math.inf
