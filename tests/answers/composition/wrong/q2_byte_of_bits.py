# The bits are written as a binary number of at least eight places, whose leading zero gets lost for longer even lists.
def moving_up(n):
    number = sum(1 << i for i in range(0, n, 2))
    bits = f"{number:08b}"[-n:]
    x = tuple(int(b) for b in bits)
    return x, x[1:]
