# Trusts the floor of a logarithm plus one.
def refute(base, claimed, flaw):
    n = 1
    if flaw == "no end":
        while base ** (2 * n) <= 6 * base * claimed:
            n += 1
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    while n < math.floor(math.log(claimed, base)) + 1:
        n += 1
    return [0] * n, [1] * n, [False] * n
