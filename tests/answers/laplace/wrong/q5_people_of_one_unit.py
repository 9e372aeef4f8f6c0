# Wrong for bounds below 1: it takes somebody with the value 1, which is above the bound.
def certificate(bound, epsilon, claimed):
    return (1,), (1, 1), 1 + bound * (claimed + 1) / epsilon
