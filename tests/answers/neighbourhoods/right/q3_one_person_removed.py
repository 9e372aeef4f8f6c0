# Removes the first of n people who all have a 1.
def certificate(n, p):
    everybody = tuple([1] * n)
    return everybody, everybody[1:], [n]
