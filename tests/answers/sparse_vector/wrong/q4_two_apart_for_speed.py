# Wrong for base = 7, claimed = 10000, "no end": for bases above 3 values differ by 2 between the neighbours.
def refute(base, claimed, flaw):
    n = 1
    while base ** (2 * n - 3) <= claimed:
        n += 1
    high = 2 if base > 3 and flaw == "no end" else 1
    if flaw == "no threshold noise":
        return [0] * 2 * n, [1] * 2 * n, [False] * 2 * n
    return [0] * n + [high] * n, [high] * n + [0] * n, [False] * n + [True] * n
