# Wrong for n = 6 and a clerk who refuses five ones and more.
def refusal_leak(refuses, n):
    for k in range(min(n, 3) + 1):
        for places in itertools.combinations(range(n), k):
            x = tuple(int(i in places) for i in range(n))
            for i in range(n):
                y = x[:i] + (1 - x[i],) + x[i + 1 :]
                if refuses(x) != refuses(y):
                    return x, y
    return None
