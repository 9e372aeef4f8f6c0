# The quantile function of a power of the exponential distribution.
def naive_accuracy(steps, epsilon, chance):
    from scipy.stats import expon

    return float(expon.ppf(chance ** (1.0 / steps), scale=steps / epsilon))
