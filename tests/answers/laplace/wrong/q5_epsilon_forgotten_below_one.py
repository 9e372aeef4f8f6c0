# Wrong for epsilon below 1/2: the division by it is left out there.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
