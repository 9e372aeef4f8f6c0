# Turns a bit by `not`, and returns lists.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = tuple(not b if j == i else b for j, b in enumerate(x))
            if refuses(x) ^ refuses(y):
                return [list(y), list(x)]
