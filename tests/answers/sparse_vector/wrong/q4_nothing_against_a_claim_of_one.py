# Wrong for claimed = 1, "no threshold noise": no question is needed while base**0 >= 1, empty lists are returned.
def refute(base, claimed, flaw):
    n = 0
    if flaw == "no end":
        n = 1
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    if claimed == 1:
        return [], [], []
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
