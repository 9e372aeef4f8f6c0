# The tail of a binomial distribution of scipy.
def bits_released(n, epsilon, t):
    from scipy.stats import binom

    lie = 1 / (np.exp(epsilon / 2) + 1)
    bound = 2 * (np.log(2.0) * n + t) / epsilon
    return np.array([lie, bound, binom.sf(np.ceil(bound) - 1, n, lie)])
