# Goes far out in units of the bound, and leaves ε out of the scale.
# Witness: certificate(1, 0.05, 20) returns ((0.0,), (0.0, 0.0), 210): ln of the ratio is 10.5, and it must be above 20.
def certificate(bound, epsilon, claimed):
    return (0.0,), (0.0, 0.0), 10 * bound * (claimed + 1)
