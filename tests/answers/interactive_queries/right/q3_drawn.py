# Returns any pair that leaks, drawn at random.
def refusal_leak(refuses, n):
    sets = list(itertools.product((0, 1), repeat=n))
    pairs = [
        (x, y)
        for x, y in itertools.combinations(sets, 2)
        if sum(a != b for a, b in zip(x, y)) == 1 and refuses(x) != refuses(y)
    ]
    return pairs[np.random.default_rng().integers(len(pairs))] if pairs else None
