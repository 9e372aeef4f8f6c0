# Wrong for an int epsilon: the results are written into a numpy array of ints and lose their decimals.
def two_ways(epsilon, delta, rate, times):
    both = np.array([times * epsilon, epsilon])
    both[:] = np.log1p(rate * np.expm1(both))
    both[1] *= times
    return [*both, times * rate * delta]
