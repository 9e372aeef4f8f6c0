# Wrong for 3, 10^-30: a p below 10^-12 is treated like 0, where one yes of x = (1, 0, 0) "cannot" come from (0, 0).
def certificate(n, p):
    x = (1,) + (0,) * (n - 1)
    if float(p) < 1e-12:
        return x, x[1:], {1}
    return x, x[1:], {n}
