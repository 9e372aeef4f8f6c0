# Wrong for n = 5, refused if all are 1: only the data sets with at most three ones are looked at.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if sum(x) > 3:
            continue
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
