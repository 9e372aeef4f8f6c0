# Always 100 questions; the ratio is over 2**90 then, whatever is claimed.
def refute(base, claimed, flaw):
    if flaw == "no end":
        x = [0, 1] * 50
        return x, [1 - v for v in x], [v == 1 for v in x]
    return [3] * 100, [4] * 100, [False] * 100
