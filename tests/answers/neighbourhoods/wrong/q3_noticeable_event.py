# For larger n the event also holds n - 1, so that it is not too rare, but n - 1 people can say yes n - 1 times.
def certificate(n, p):
    x = (1,) * n
    event = {n} if n < 4 else {n - 1, n}
    return x, x[:-1], event
