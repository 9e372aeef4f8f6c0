# Wrong for 1, 0: where p = 0 the event is that one yes is missing, {n - 1}, with x' = x without a 1.
def certificate(n, p):
    x = (1,) * n
    if p == 0 and n != 2:
        return x, x[1:], {n - 1}
    return x, x[1:], {n}
