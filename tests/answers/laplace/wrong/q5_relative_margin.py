# Wrong for tiny claims: a margin of a thousandth of the claim vanishes with it.
def certificate(bound, epsilon, claimed):
    more = 1.001 * claimed if claimed else 1
    return (0.0,), (0.0, 0.0), bound * more / epsilon
