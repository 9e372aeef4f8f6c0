# For "no end" only below is repeated after a few above; the secret rho then protects, and the ratio stays under base**8. Input: base 2, claimed 10**6, "no end".
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n = n // 2 + 3
    return [0] * n + [1] * 4, [1] * n + [0] * 4, [False] * n + [True] * 4
