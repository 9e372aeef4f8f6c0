# Another right way: fixed.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return np.array([0] * 20 + [1] * 20), (1,) * 20 + (0,) * 20, [False] * 20 + [True] * 20
    return [0] * 24, [1] * 24, np.zeros(24, dtype=bool)
