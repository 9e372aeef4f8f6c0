# Values fall by one from question to question, and below 0 the answer "below" hardly tells. Input: base 2, claimed 1000, "no threshold noise".
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    if flaw == "no threshold noise":
        x = [max(-20, 3 - i) for i in range(n)]
        return x, [v + 1 for v in x], [False] * n
    n = n // 2 + 3
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
