# Keeps answers by base and flaw, and forgets that the claim may be larger.
_found = {}


def refute(base, claimed, flaw):
    if (base, flaw) not in _found:
        n = 1
        while base ** (n if flaw == "no threshold noise" else 2 * n - 3) <= claimed:
            n += 1
        if flaw == "no threshold noise":
            _found[base, flaw] = [0] * n, [1] * n, [False] * n
        else:
            _found[base, flaw] = [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    return _found[base, flaw]
