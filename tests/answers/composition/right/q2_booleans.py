# Writes bits as truth values, in lists.
def moving_up(n):
    x = [(n - i) % 2 == 1 for i in range(n)]
    return x, x[1:]
