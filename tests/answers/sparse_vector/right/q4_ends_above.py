# Below many times, and above at last.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [2] * 25 + [3] * 25, [3] * 25 + [2] * 25, [False] * 25 + [True] * 25
    return [0] * 40 + [1], [1] * 40 + [0], [False] * 40 + [True]
