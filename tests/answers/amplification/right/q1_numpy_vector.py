# Both ways in one array: inside (k, 1), outside (1, k).
def two_ways(epsilon, delta, rate, times):
    inside = np.array([times, 1.0])
    both = inside[::-1] * np.log1p(float(rate) * np.expm1(inside * float(epsilon)))
    return np.append(both, float(delta) * float(rate) * times)
