# Numpy logs.
def epsilon_of_coins(first, second):
    s, t = float(first), float(second)
    noise = np.array([1 - t, t]) * (1 - s)  # no, yes
    law = np.array([noise + [s, 0.0], noise + [0.0, s]])  # a row for each truth
    if s == 0:
        return 0.0
    with np.errstate(divide="ignore"):
        logs = np.log(law)
    return float(np.max(np.abs(logs[0] - logs[1])))
