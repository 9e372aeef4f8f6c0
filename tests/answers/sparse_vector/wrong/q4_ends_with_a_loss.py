# Ends the session with an above on a question that is higher on the neighbour, and so loses a factor that it does not count.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base ** (2 * n - 3) <= claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    while base**n <= claimed:
        n += 1
    return [0] * (n + 1), [1] * (n + 1), [False] * n + [True]
