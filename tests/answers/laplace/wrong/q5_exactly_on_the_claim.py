# Wrong for most claims: the logarithm is above the claim by 1e-10 only, less than the part in 10**9 that "clearly" asks for.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
