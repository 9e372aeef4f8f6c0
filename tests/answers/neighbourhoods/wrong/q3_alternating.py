# Lets every other person have a 1, whatever p.
def certificate(n, p):
    x = tuple(i % 2 for i in range(n))
    return x, x[1:], {n}
