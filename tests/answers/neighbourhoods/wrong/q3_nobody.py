# Compares n people with none at all: no neighbours, unless n is 1.
def certificate(n, p):
    return (1,) * n, (), {n}
