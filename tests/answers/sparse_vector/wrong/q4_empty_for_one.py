# Without threshold noise a claim of 1 is "refuted" by no question at all. Input: (2, 1, "no threshold noise").
def refute(base, claimed, flaw):
    n, rest = 0, claimed
    while rest > 1:
        rest = rest // base if rest >= base else 1
        n += 1
    if flaw == "no threshold noise":
        n += claimed > 1
        return [0] * n, [1] * n, [False] * n
    n += 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
