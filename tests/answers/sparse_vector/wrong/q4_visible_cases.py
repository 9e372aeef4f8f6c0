# Looks up the four visible cases.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [0] * 4 + [1] * 4, [1] * 4 + [0] * 4, [False] * 4 + [True] * 4
    return [0] * 4, [1] * 4, [False] * 4
