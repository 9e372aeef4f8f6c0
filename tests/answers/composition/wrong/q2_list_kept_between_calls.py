# The list grows in a default argument and is never cut: a call after one with a larger n gets too many bits.
def moving_up(n, x=[1]):
    while len(x) < n:
        x.insert(0, 1 - x[0])
    return tuple(x), tuple(x[1:])
