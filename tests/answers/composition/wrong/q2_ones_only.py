# A list of ones: each who moves changes both counts, but others change back.
# Witness: change(moving_up(2)) gives 1; right is 2.
def moving_up(n):
    return (1,) * n, (1,) * (n - 1)
