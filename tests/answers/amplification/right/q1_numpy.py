# Numpy, and an array.
def two_ways(epsilon, delta, rate, times):
    loss = np.log1p(rate * np.expm1(np.array([times, 1]) * epsilon))
    return np.append(loss * [1, times], times * rate * delta)
