# The event is range(n, 8), which is empty for n = 8.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), range(n, 8)
