# Three ones are cut to length: too few people for n above 3.
def certificate(n, p):
    x = (1, 1, 1)[:n]
    return x, x[1:], {n}
