# Wrong for n above 16: the pattern has 16 bits, the rest is 0.
def moving_up(n):
    x = tuple(int(c) for c in format(0x5555, "b").zfill(n)[-n:])
    return x, x[1:]
