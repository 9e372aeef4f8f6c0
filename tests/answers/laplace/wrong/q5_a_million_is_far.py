# Takes t = a million for far enough in any case.
# Witness: certificate(1000, 0.01, 100) returns ((0,), (0, 0), 1000000.0): ln of the ratio is 10, and it must be above 100.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), 1e6
