# Numpy logarithms of both columns; minus infinity from minus infinity is dropped.
def epsilon_of_coins(first, second):
    s, t = float(first), float(second)
    table = np.array([[(1 - s) * t, s + (1 - s) * (1 - t)], [s + (1 - s) * t, (1 - s) * (1 - t)]])
    possible = table[:, table.sum(axis=0) > 0]
    with np.errstate(divide="ignore"):
        logs = np.log(possible)
    return float(np.abs(logs[0] - logs[1]).max())
