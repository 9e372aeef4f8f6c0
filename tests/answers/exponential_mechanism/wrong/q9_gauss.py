# Squares the noise.
def noise_density(noise, epsilon, sensitivity):

    scale = 2 * sensitivity / epsilon
    return math.exp(-((noise / scale) ** 2)) / (2 * scale)
