# The set of refused data sets, and a neighbour of one that is not in it.
def refusal_leak(refuses, n):
    refused = {x for x in itertools.product((0, 1), repeat=n) if refuses(x)}
    for x in refused:
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if y not in refused:
                return x, y
    return None
