# T = 10000 "is far out for everybody": wrong for a large B / ε or claim.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), 10_000
