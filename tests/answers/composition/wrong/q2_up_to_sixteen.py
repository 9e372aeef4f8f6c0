# A table of alternating bits with sixteen entries.
def moving_up(n):
    x = ((0, 1) * 8)[-n:] if n <= 16 else (0,) * (n - 16) + (0, 1) * 8
    return x, x[1:]
