# With the Laplace distribution of scipy.
def noise_density(noise, epsilon, sensitivity):

    from scipy.stats import laplace

    return laplace.pdf(noise, scale=2 * sensitivity / epsilon)
