# Pairs from itertools.combinations, those with one place of difference, last one kept.
def refusal_leak(refuses, n):
    found = None
    for x, y in itertools.combinations(itertools.product((0, 1), repeat=n), 2):
        if sum(a ^ b for a, b in zip(x, y)) == 1 and refuses(x) + refuses(y) == 1:
            found = (y, x)
    return found
