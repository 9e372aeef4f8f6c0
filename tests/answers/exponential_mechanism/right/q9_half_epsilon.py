# The Laplace mechanism at half the ε.
def noise_density(noise, epsilon, sensitivity):

    half = epsilon / 2
    return half / (2 * sensitivity) * math.exp(-half * abs(noise) / sensitivity)
