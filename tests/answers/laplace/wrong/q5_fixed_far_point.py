# Wrong for a large bound, small epsilon and large claim: t = 1000 is not far enough.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
