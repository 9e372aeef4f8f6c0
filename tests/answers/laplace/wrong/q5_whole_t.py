# T is cut to a whole number, 0 for a small bound. Input: 0.1, 10, 0.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), int(bound * (claimed + 1) / epsilon)
