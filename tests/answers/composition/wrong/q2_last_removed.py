# The last record is removed, so nobody moves up.
# Witness: change(moving_up(4)) gives 1; right is 4.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[:-1]
