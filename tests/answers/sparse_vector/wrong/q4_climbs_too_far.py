# Lets the values climb by 1 from question to question, and passes 20 where many are needed.
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    if flaw == "no threshold noise":
        return [*range(1, n + 1)], [*range(2, n + 2)], [False] * n
    n += 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
