# Builds the list from its end.
def moving_up(n):
    x = []
    bit = 1
    for _ in range(n):
        x.insert(0, bit)
        bit = 1 - bit
    return x, x[1:]
