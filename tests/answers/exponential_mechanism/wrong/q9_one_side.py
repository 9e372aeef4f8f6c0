# Integrates over positive noise only.
def noise_density(noise, epsilon, sensitivity):

    scale = 2 * sensitivity / epsilon
    return math.exp(-abs(noise) / scale) / scale
