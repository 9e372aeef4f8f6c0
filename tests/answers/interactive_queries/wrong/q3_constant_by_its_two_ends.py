# Wrong for n = 5, refused if two or three are 1: if all zeros and all ones are treated alike, refusals are taken to be constant (unless the ends are refused.
def refusal_leak(refuses, n):
    if n > 3 and refuses((0,) * n) == refuses((1,) * n):
        return None
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
