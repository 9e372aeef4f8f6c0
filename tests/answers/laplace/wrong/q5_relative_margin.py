# Wrong for tiny claims: a margin of a thousandth of the claim vanishes with it.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
