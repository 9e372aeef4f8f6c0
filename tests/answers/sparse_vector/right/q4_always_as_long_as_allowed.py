# By always as long as allowed.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return np.array([[7, 8] * 30, [8, 7] * 30, [False, True] * 30])
    return np.array([[19] * 100, [20] * 100, [0] * 100])
