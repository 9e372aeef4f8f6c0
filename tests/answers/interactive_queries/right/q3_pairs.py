# Compares all pairs at distance one.
def refusal_leak(refuses, n):
    sets = list(itertools.product((0, 1), repeat=n))
    for x, y in itertools.combinations(sets, 2):
        if sum(a != b for a, b in zip(x, y)) == 1 and bool(refuses(x)) is not bool(refuses(y)):
            return [x, y]
