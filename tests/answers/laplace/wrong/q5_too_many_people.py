# Takes 2 claimed + 1 people, more than a thousand for large claims. Input: 1, 1, 700.
def certificate(bound, epsilon, claimed):
    n = 2 * math.ceil(claimed) + 1
    return (0,) * n, (0,) * (n + 1), bound * (claimed + 1) / epsilon
