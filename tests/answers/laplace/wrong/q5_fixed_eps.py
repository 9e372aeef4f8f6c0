# An ε of at least a tenth.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / max(epsilon, 0.1) * 0.95
