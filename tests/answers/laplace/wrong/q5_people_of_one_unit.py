# Wrong for bounds below 1: it takes somebody with the value 1, which is above the bound.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
