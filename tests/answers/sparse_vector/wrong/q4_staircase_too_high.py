# The values climb a staircase that begins with 1 and leaves the range from -20 to 20.
def refute(base, claimed, flaw):
    if flaw == "no end":
        n = 1
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = 1
    while base**n <= claimed:
        n += 1
    x = list(range(1, n + 1))
    return x, [v + 1 for v in x], [False] * n
