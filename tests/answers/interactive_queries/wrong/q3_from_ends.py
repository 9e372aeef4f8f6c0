# Looks near the two constant data sets only.
def refusal_leak(refuses, n):
    for x in ((0,) * n, (1,) * n):
        near = [x] + [x[:i] + (1 - x[i],) + x[i + 1 :] for i in range(n)]
        for u in near:
            for i in range(n):
                v = u[:i] + (1 - u[i],) + u[i + 1 :]
                if refuses(u) != refuses(v):
                    return u, v
    return None
