# Logaddexp of nobody's and the person's share, as an array.
def two_ways(epsilon, delta, rate, times):
    runs = np.array([times * epsilon, epsilon])
    with np.errstate(divide="ignore"):
        out = np.log1p(-rate)
    loss = np.logaddexp(out, np.log(rate) + runs)
    return np.array([loss[0], times * loss[1], math.fsum([rate * delta] * times)])
