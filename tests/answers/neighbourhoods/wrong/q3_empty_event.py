# The event is a range that ends at 3, hence empty for more people.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], range(n, 4)
