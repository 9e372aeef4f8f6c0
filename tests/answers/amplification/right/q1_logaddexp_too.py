# Another way: logaddexp.
def two_ways(epsilon, delta, rate, times):
    with np.errstate(divide="ignore"):
        stays, goes = np.log1p(-rate), np.log(rate)
    eps = np.array([times * epsilon, epsilon], dtype=float)
    out = np.logaddexp(stays, goes + eps) * np.array([1, times])
    return np.append(out, rate * (times * delta))
