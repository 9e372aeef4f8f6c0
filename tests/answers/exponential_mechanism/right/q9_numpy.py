# With numpy.
def noise_density(noise, epsilon, sensitivity):

    rate = epsilon / (2 * sensitivity)
    return rate / 2 * np.exp(-rate * np.abs(noise))
