# Range event.
def certificate(n, p):
    ones = [1 for _ in range(n)]
    return [ones, ones[:-1], range(n, n + 3)]
