# Search then extend.
def moving_up(n):
    """Search for one or two records, then put the same pattern in front."""
    x = (1,) if n % 2 else (0, 1)
    while len(x) < n:
        x = (1, 0) + x if n % 2 else (0, 1) + x
    return x, x[1:]
