# T is rounded down: (0.1, 10, 0) gives t = 0, where both chances are equal.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), int(bound * (claimed + 1) / epsilon)
