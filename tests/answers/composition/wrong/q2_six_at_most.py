# The pattern is filled up with zeros in front beyond six records, as if more could not change sides.
def moving_up(n):
    x = [0] * n
    for i in range(n - 1, max(n - 7, -1), -2):
        x[i] = 1
    return tuple(x), tuple(x[1:])
