# Wrong for 4, 1/4: from four people on, half of the group leaves, which is no single step.
def certificate(n, p):
    x = (1,) * n
    return x, x[: max(n - 1, 0) if n < 4 else n // 2], {n}
