# The length only grows from call to call, so that the lists are not the same at each call.
_n = [1]


def refute(base, claimed, flaw):
    while base ** (2 * _n[0]) <= 6 * base * claimed:
        _n[0] += 1
    n = _n[0]
    if flaw == "no end":
        return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    n = 2 * n
    return [0] * n, [1] * n, [False] * n
