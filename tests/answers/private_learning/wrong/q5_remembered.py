# Gives rows with the same votes the same label.
def labels(votes, teachers, sigma, rng):
    known = {}
    for v in votes:
        if v not in known:
            a, b = rng.normal(scale=sigma, size=2)
            known[v] = int(v + a > teachers - v + b)
    return [known[v] for v in votes]
