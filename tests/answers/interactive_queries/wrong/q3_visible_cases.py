# Knows the six visible clerks.
def refusal_leak(refuses, n):
    pair = ((1, 1, 1), (1, 1, 0)) if n == 3 else ((0, 0, 0, 1), (0, 0, 1, 1))
    if n == 3 and refuses((1, 0, 1)) and not refuses((1, 1, 1)):
        pair = ((1, 0, 1), (1, 1, 1))
    return pair if n in (3, 4) and refuses(pair[0]) != refuses(pair[1]) else None
