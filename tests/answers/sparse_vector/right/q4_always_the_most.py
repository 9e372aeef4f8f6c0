# Thirty of each, whatever is claimed.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [0] * 30 + [1] * 30, [1] * 30 + [0] * 30, [False] * 30 + [True] * 30
    return [0] * 40, [1] * 40, [False] * 40
