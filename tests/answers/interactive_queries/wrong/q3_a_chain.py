# Only the chain that fills up from the left is looked at, as if people were alike.
def refusal_leak(refuses, n):
    chain = [(1,) * k + (0,) * (n - k) for k in range(n + 1)]
    for x, y in zip(chain, chain[1:]):
        if refuses(x) != refuses(y):
            return x, y
    return None
