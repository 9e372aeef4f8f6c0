# X' = (0, B) has the mean B/2, which costs epsilon; 5 more do not always pay for it. Input: 1, 10, 0.
def certificate(bound, epsilon, claimed):
    return (0,), (0, bound), bound * (claimed + 5) / epsilon
