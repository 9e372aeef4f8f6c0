# Looks only at data sets with at most two people of one kind.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if 2 <= sum(x) - 1 <= n - 4:
            continue
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if 2 < sum(y) < n - 2:
                continue
            if refuses(x) != refuses(y):
                return x, y
    return None
