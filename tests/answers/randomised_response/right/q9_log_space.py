# Right: log space
def epsilon_of_coins(first, second):
    rows = np.array([[0.0, 1.0], [1.0, 0.0]]) * float(first) + (1 - float(first)) * np.array(
        [1 - second, second], dtype=float
    )
    rows = rows[:, (rows > 0).any(axis=0)]
    with np.errstate(divide="ignore"):
        return float(np.ptp(np.log(rows), axis=0).max())
