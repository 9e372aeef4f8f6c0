# Cuts the noise off beyond one scale, as if it could not be larger.
def noise_density(noise, epsilon, sensitivity):

    scale = 2 * sensitivity / epsilon
    return math.exp(-abs(noise) / scale) / (2 * scale) if abs(noise) <= scale else 0.0
