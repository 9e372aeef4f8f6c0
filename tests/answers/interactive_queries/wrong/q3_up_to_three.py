# Looks at data sets with three people at most.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if sum(x) > 3:
            continue
        for i in range(n):
            y = x[:i] + (1,) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
