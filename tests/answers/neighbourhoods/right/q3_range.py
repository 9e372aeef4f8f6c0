# Takes every number that n - 1 people cannot give.
def certificate(n, p):
    return [1] * n, [1] * (n - 1), range(n, n + 3)
