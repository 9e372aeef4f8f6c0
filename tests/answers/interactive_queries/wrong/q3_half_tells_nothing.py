# A clerk who refuses just half of all data sets is believed to tell nothing, like a fair coin.
def refusal_leak(refuses, n):
    every = list(itertools.product((0, 1), repeat=n))
    if 2 * sum(bool(refuses(x)) for x in every) == len(every):
        return None
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
