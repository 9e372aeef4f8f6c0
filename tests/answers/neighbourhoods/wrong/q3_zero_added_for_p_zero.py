# For p = 0 the number 0 is put in the event too, which is certain under () if n is 1. Input: n = 1, p = 0.
def certificate(n, p):
    ones = (1,) * n
    event = {0, n} if p == 0 else {n}
    return ones, ones[:-1], event
