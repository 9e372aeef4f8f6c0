# Always asks ten questions of each kind: enough for the tests that one sees.
def refute(base, claimed, flaw):
    n = 10
    if flaw == "no end":
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    return [0] * n, [1] * n, [False] * n
