# The best of 2000 random lists, with a fixed seed, is not the best of all for many records.
# Witness: change(moving_up(20)) gives 15; right is 20.
def moving_up(n):
    def change(x):
        y = x[1:]
        return abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))

    rng = np.random.default_rng(1)
    x = max((tuple(rng.integers(0, 2, n).tolist()) for _ in range(2000)), key=change)
    return x, x[1:]
