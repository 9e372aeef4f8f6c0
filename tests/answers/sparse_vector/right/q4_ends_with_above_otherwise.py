# A session that ends with above, also moved up on x
def refute(base, claimed, flaw):
    n = 0
    while base ** (n + 1) <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [1] * n + [-4], [2] * n + [-5], [False] * n + [True]
    k = n + 3
    return [7] * k + [8] * k, [8] * k + [7] * k, [0] * k + [1] * k
