# Long alternating
def refute(base, claimed, flaw):
    if flaw == "no end":
        return (0, 1) * 50, (1, 0) * 50, (False, True) * 50
    return np.full(100, -1), np.zeros(100, dtype=int), np.zeros(100, dtype=bool)
