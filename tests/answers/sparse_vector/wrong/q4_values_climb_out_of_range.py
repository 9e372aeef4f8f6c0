# Wrong for base = 2, claimed = 1000000, "no threshold noise": values climb from 2 to 21, more than 20.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no threshold noise":
        while base**n <= claimed:
            n += 1
        return list(range(1, n + 1)), list(range(2, n + 2)), [False] * n
    while base ** (2 * n - 3) <= claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
