# Lists of bits read off a text.
def moving_up(n):
    x = [int(c) for c in ("01" * n)[-n:]]
    return x, x[1:]
