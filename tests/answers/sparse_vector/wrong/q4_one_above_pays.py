# Lets a session without an end stop at its first above all the same: with one above the noise on the threshold protects it.
def refute(base, claimed, flaw):
    n = 30
    if flaw == "no threshold noise":
        return [0] * n, [1] * n, [False] * n
    return [0] * n + [1], [1] * n + [0], [False] * n + [True]
