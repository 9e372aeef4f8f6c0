# Wrong for a large bound, small epsilon and large claim: t = 1000 is not far enough.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), 1000.0
