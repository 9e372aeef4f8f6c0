# By one above to close at other places.
def refute(base, claimed, flaw):
    n = next(n for n in range(1, 50) if base ** (n - (3 if flaw == "no end" else 0)) > claimed)
    if flaw == "no threshold noise":
        # below n times, and then one above that costs on its own
        return tuple([5] * n + [-3]), tuple([6] * n + [-4]), tuple([0] * n + [1])
    above = [(1, 0, True)] * n
    below = [(0, 1, False)] * n
    pairs = [p for both in zip(above, below) for p in both]
    return [list(column) for column in zip(*pairs)]
