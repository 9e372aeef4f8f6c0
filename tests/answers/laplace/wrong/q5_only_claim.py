# Exactly as much as is claimed.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * claimed / epsilon
