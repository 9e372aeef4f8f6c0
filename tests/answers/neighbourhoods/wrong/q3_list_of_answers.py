# Puts a list of answers into the event, though none is published.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), {(1,) * n}
