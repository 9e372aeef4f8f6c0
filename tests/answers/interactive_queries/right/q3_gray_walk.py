# Walks through all data sets, one change at a time.
def refusal_leak(refuses, n):
    last = None
    for k in range(2**n):
        g = k ^ (k >> 1)
        x = tuple(g >> i & 1 for i in range(n))
        if last is not None and refuses(x) != refuses(last):
            return last, x
        last = x
    return None
