# N of 2 and more: the last record goes, nobody changes sides.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[:-1]
