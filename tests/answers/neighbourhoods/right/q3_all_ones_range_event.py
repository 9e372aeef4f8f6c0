# By all ones range event.
def certificate(n, p):
    return [1] * n, [1] * (n - 1), range(n, n + 5)
