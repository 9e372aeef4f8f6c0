# The event is the numbers from n to 9, which is empty from n = 10 on. Input: n = 10, p = 1/4.
def certificate(n, p):
    x = [1] * n
    return x, x[:-1], list(range(n, 10))
