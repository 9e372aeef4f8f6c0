# N is kept between calls and one more each time, so that later calls have too many entries. Input: the 99th call.
_n = [4]


def refute(base, claimed, flaw):
    _n[0] += 4
    n = _n[0] // 4 + 30
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    n //= 2
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
