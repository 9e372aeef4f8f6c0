# In log space.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    with np.errstate(divide="ignore"):
        tell, toss = np.log(float(first)), np.log1p(-float(first))
        coin = toss + np.log(np.array([float(second), 1 - float(second)]))
    if np.isneginf(coin).any():
        return math.inf
    return float(np.max(np.logaddexp(tell, coin) - coin))
