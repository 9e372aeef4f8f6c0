# The alternating bits are cut from a text of eighteen characters, which is too short for 19 and 20.
def moving_up(n):
    x = [int(b) for b in ("01" * 9)[-n:]]
    return x, x[1:]
