# Wrong for large claims: the loop over chances gives up after 60 steps of size bound, too few where epsilon is small.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
