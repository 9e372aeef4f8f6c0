# Grow front.
def moving_up(n):
    x = [1]
    while len(x) < n:
        x.insert(0, 1 - x[0])
    y = list(x)
    del y[0]
    return [x, y]
