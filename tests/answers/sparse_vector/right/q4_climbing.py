# Climbing, otherwise.
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        return list(range(20)) + [19], list(range(1, 21)) + [20], [0] * 21
    n = 30
    x = [v for _ in range(n) for v in (3, 4)]
    return x, [7 - v for v in x], [v == 4 for v in x]
