# Many people far out
def certificate(bound, epsilon, claimed):
    x = tuple(0.0 for _ in range(500))
    return x, x + (0.0,), 10**9
