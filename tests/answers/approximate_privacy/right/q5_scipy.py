# Lets scipy have the tails, and returns a number of numpy.
def gaussian_delta(epsilon, sigma, sensitivity):
    from scipy.stats import norm

    mu = sensitivity / sigma
    near, far = norm.logsf([epsilon / mu - mu / 2, epsilon / mu + mu / 2])
    return np.exp(near) - np.exp(epsilon + far)
