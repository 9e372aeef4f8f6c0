# Writes bits as texts.
def moving_up(n):
    x = ("01" * n)[-n:]
    return tuple(x), tuple(x[1:])
