# By grown exactly.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no threshold noise":
        while base**n <= claimed:
            n += 1
        return [0] * n, [1] * n, [False] * n
    while base ** (2 * n - 3) <= claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
