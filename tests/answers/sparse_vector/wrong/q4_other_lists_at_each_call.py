# Wrong for base = 9, claimed = 2, "no end", called twice: the second call is longer, for the lists are shuffled by chance.
def refute(base, claimed, flaw):
    n = 10 if flaw == "no end" else 40
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    order = [(0, 1, False)] * n + [(1, 0, True)] * n
    np.random.default_rng().shuffle(order)
    x, y, said = zip(*[tuple(map(int, row)) for row in order])
    return list(x), list(y), list(map(bool, said))
