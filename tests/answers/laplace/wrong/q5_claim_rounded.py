# The claim is rounded to a whole number and only 0.4 is added. Input: 1, 1, 0.45.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (round(claimed) + 0.4) / epsilon
