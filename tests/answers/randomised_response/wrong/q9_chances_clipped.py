# Chances are kept above 1/1000 unless they are exactly 0, which is wrong for first = 0.99 and second = 0.99.
def epsilon_of_coins(first, second):
    table = np.array(
        [
            [(1 - first) * second, first + (1 - first) * (1 - second)],
            [first + (1 - first) * second, (1 - first) * (1 - second)],
        ]
    )
    possible = table > 0
    if (possible[0] != possible[1]).any():
        return math.inf
    logs = np.log(np.clip(table[:, possible[0]], 1e-3, 1))
    return float(np.abs(logs[0] - logs[1]).max())
