# Multiplies by the sensitivity.
def noise_density(noise, epsilon, sensitivity):

    rate = epsilon * sensitivity / 2
    return rate / 2 * math.exp(-rate * abs(noise))
