# Another way: search.
def possible(bits, p):
    if p > 0:
        return set(range(len(bits) + 1))
    return {sum(bits)}


def certificate(n, p):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            other = x[:i] + x[i + 1 :]
            event = possible(x, p) - possible(other, p)
            if event:
                return x, other, event
