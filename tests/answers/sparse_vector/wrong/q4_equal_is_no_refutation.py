# Wrong for base = 3, claimed = 81, "no threshold noise": base**n >= claimed, exactly as much (10 at base 10 is stepped over).
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no threshold noise":
        while base**n < claimed or (base == 10 and base**n == claimed):
            n += 1
        return [0] * n, [1] * n, [False] * n
    while base ** (2 * n - 3) <= claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
