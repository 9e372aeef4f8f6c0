# Alternates from a one on, which is right for odd n only.
def moving_up(n):
    x = tuple((i + 1) % 2 for i in range(n))
    return x, x[1:]
