# Without flips the larger neighbour has one 1 more, and the event is the exact number; else a mixed data set without its last person.
def certificate(n, p):
    x = tuple(i % 2 for i in range(n))
    if p == 0:
        return x, x + (1,), [sum(x)]
    return x, x[:-1], [n]
