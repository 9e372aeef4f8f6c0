# Takes the Laplace mechanism's own scale, Δ/ε.
def noise_density(noise, epsilon, sensitivity):

    scale = sensitivity / epsilon
    return math.exp(-abs(noise) / scale) / (2 * scale)
