# With signs for bits: a mean of independent signs has a variance of 1 less its square.
def variance_sampled(n, p, theta):
    signal = 1 - 2 * p
    sign = signal * (2 * theta - 1)
    return (1 - sign**2) / (4 * n * signal**2)
