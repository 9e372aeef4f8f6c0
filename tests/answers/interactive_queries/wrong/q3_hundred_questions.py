# Gives up after a hundred questions.
def refusal_leak(refuses, n):
    asked = 0
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            asked += 2
            if asked > 100:
                return None
            if refuses(x) != refuses(y):
                return x, y
    return None
