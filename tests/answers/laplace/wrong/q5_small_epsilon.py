# Below 1/10 is taken to be 1/10: t is too small.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / max(epsilon, 0.1)
