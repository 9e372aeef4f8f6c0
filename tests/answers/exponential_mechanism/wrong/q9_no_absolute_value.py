# Forgets the absolute value.
def noise_density(noise, epsilon, sensitivity):

    scale = 2 * sensitivity / epsilon
    return math.exp(-noise / scale) / (2 * scale)
