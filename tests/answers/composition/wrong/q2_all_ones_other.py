# All ones: every record moves, and the counts hardly do.
def moving_up(n):
    return (1,) * n, (1,) * (n - 1)
