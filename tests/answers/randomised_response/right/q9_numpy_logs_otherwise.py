# Numpy logarithms with infinities.
def epsilon_of_coins(first, second):
    s, t = float(first), float(second)
    one = np.array([s + (1 - s) * t, (1 - s) * (1 - t)])
    zero = np.array([(1 - s) * t, s + (1 - s) * (1 - t)])
    possible = (one > 0) | (zero > 0)
    with np.errstate(divide="ignore"):
        gaps = np.abs(np.log(one[possible]) - np.log(zero[possible]))
    return float(gaps.max())
