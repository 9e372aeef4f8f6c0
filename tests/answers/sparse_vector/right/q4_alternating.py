# Below and above in turn, as arrays.
def refute(base, claimed, flaw):
    if flaw == "no end":
        pair = (np.tile([0, 1], 24), np.tile([1, 0], 24))
        return (*pair, np.tile([0, 1], 24))
    return np.zeros(45, int), np.ones(45, int), np.zeros(45, bool)
