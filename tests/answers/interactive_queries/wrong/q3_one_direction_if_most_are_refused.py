# Wrong for n = 3, refused unless all are 1: if most data sets are refused, only pairs in which a 1 more brings the refusal are looked for.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    few = sum(map(refuses, data)) < 6
    for x in data:
        for i in range(n):
            y = x[:i] + (1,) + x[i + 1 :]
            if x != y and (refuses(y) and not refuses(x) or few and refuses(y) != refuses(x)):
                return x, y
    return None
