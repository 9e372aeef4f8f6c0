# Wrong for n = 5: puts (0, 1, 0) in front of (0, 1), where the alternation breaks: (0, 1, 0, 0, 1).
def moving_up(n):
    starts = {1: (1,), 2: (0, 1), 3: (1, 0, 1)}
    x = starts[(n - 1) % 3 + 1]
    while len(x) < n:
        x = (0, 1, 0) + x
    return x, x[1:]
