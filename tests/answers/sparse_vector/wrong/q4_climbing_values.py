# Each question is one higher, beyond 20 for large claims. Input: (2, 10**9, "no threshold noise"): values up to 30.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no threshold noise":
        while base**n <= claimed:
            n += 1
        x = list(range(n))
        return x, [v + 1 for v in x], [False] * n
    while base ** (2 * n - 3) <= claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
