# Takes t on the scale of the sum.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), (claimed + 1) / epsilon * 10
