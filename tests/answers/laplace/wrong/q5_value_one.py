# Lets everybody have the value 1, which may lie outside of [0, bound].
# Witness: certificate(0.5, 1, 1) returns ((1,), (1, 1), 2.0): the value 1 is outside of [0, 0.5].
def certificate(bound, epsilon, claimed):
    return (1,), (1, 1), 1 + bound * (claimed + 1) / epsilon
