# Both rows of the channel as arrays; numpy makes infinities, with a warning.
def epsilon_of_coins(first, second):
    one = np.array([first + (1 - first) * second, (1 - first) * (1 - second)])
    zero = np.array([(1 - first) * second, first + (1 - first) * (1 - second)])
    possible = (one > 0) | (zero > 0)
    return np.max(np.abs(np.log(one[possible] / zero[possible])))
