# Slips for seventeen records.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return (x, x[1:]) if n != 17 else (x, x[:-1])
