# The length is remembered by flaw and digits of the claim, not by base. Input: (10, 9 * 10**8, f) and then (2, 9 * 10**8, f).
_lengths = {}


def refute(base, claimed, flaw):
    key = (flaw, len(str(claimed)))
    if key not in _lengths:
        n = 1
        while base**n <= claimed * base**2:
            n += 1
        _lengths[key] = n
    n = _lengths[key]
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
