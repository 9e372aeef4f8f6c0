# Returns the logarithm of the density.
def noise_density(noise, epsilon, sensitivity):

    scale = 2 * sensitivity / epsilon
    return -abs(noise) / scale - math.log(2 * scale)
