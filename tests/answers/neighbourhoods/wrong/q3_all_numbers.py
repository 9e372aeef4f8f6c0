# Takes the event in which anything is published.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), set(range(n + 1))
