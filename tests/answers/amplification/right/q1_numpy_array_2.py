# By numpy array.
def two_ways(epsilon, delta, rate, times):
    inside = np.array([times, 1.0])
    both = np.logaddexp(np.log1p(-rate), np.log(rate) + inside * epsilon) if rate < 1 else inside * epsilon
    return np.append(both * inside[::-1], times * rate * delta)
