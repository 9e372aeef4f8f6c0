# 0 < p < 1/200 is rounded to 0.00, but then fewer yes than n - 1 are possible under x'.
def certificate(n, p):
    if round(float(p), 2) == 0:
        return (1,) * n, (1,) * (n - 1), set(range(n + 1)) - {n - 1}
    return (1,) * n, (1,) * (n - 1), {n}
