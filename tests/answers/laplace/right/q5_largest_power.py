# A threshold near the largest float.
def certificate(bound, epsilon, claimed):
    return (0,), (0, bound), 1e307
