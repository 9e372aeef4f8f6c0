# All lists are searched up to n = 8; for more, 0, 1, 0, 1, ... is used, for odd n as well.
# Witness: change(moving_up(9)) gives 8; right is 9.
def moving_up(n):
    def change(x):
        y = x[1:]
        return abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))

    if n <= 8:
        x = max(itertools.product((0, 1), repeat=n), key=change)
    else:
        x = tuple(i % 2 for i in range(n))
    return x, x[1:]
