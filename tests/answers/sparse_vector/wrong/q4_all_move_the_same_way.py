# Wrong for base = 2, claimed = 100, "no end": if the claim is below 1000 all questions are above and rise together, which the threshold's noise covers.
def refute(base, claimed, flaw):
    n = 1
    while base ** (2 * n - 3) <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [0] * 2 * n, [1] * 2 * n, [False] * 2 * n
    if claimed < 1000:
        return [1] * n, [0] * n, [True] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
