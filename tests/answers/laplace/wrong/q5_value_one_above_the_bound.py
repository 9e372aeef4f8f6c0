# Everybody has the value 1, which is outside of [0, B] for B < 1. Input: 0.5, 1, 1.
def certificate(bound, epsilon, claimed):
    return (1,), (1, 1), 1 + bound * (claimed + 1) / epsilon
