# Takes the variance 2λ² for the scale λ.
def noise_density(noise, epsilon, sensitivity):

    scale = 2 * (2 * sensitivity / epsilon) ** 2
    return math.exp(-abs(noise) / scale) / (2 * scale)
