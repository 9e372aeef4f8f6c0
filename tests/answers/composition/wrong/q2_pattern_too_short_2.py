# Cuts the end off a pattern of 18 bits, so for n = 19 and n = 20 x has only 18 bits.
def moving_up(n):
    pattern = (0, 1) * 9
    x = pattern[-n:]
    return x, x[1:]
