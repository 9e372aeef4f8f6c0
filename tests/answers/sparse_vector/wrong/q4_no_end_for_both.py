# Has the program that ends go on after above.
def refute(base, claimed, flaw):
    n = 1
    while base ** (2 * n) <= 6 * base * claimed:
        n += 1
    return [0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n
