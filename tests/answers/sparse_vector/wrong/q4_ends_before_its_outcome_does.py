# Wrong for base = 4, claimed = 10000, "no threshold noise": an above stands before the end, which this program cannot give.
def refute(base, claimed, flaw):
    n = 1
    while base ** (2 * n - 3) <= claimed:
        n += 1
    if flaw == "no end" or claimed > 1000:
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    return [0] * 2 * n, [1] * 2 * n, [False] * 2 * n
