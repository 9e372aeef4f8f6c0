# Alternates from a zero at the front, so that the last bit is 0 for odd n.
def moving_up(n):
    x = tuple(i % 2 for i in range(n))
    return x, x[1:]
