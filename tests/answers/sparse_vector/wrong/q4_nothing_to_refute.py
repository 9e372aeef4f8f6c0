# Thinks that a claim of 1 holds for the program without noise on the threshold.
def refute(base, claimed, flaw):
    if claimed == 1 and flaw == "no threshold noise":
        return [0], [0], [False]
    n = 1
    while base ** (n if flaw == "no threshold noise" else 2 * n - 3) <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
