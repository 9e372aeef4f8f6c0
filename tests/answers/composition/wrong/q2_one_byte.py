# Cuts the pattern from one byte, so all places more than eight from the end hold zeros.
def moving_up(n):
    x = tuple(0b01010101 >> (n - 1 - i) & 1 for i in range(n))
    return x, x[1:]
