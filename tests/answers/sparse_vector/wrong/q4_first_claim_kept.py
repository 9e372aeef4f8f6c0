# Keeps what was found for base and flaw, and returns it for a larger claim later.
kept = {}


def refute(base, claimed, flaw):
    if (base, flaw) not in kept:
        n = 1
        while base**n <= claimed:
            n += 1
        if flaw == "no threshold noise":
            kept[base, flaw] = [0] * n, [1] * n, [False] * n
        else:
            n += 3
            kept[base, flaw] = [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
    return kept[base, flaw]
