# By difference of logs in numpy.
def epsilon_of_coins(first, second):
    tossed = 1 - first
    one = np.array([first + tossed * second, tossed * (1 - second)], dtype=float)
    zero = np.array([tossed * second, first + tossed * (1 - second)], dtype=float)
    possible = (one > 0) | (zero > 0)
    with np.errstate(divide="ignore"):
        gaps = np.abs(np.log(one[possible]) - np.log(zero[possible]))
    return gaps.max()
