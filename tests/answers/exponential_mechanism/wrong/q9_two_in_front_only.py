# The right factor in front, but the 2 forgotten in the exponent.
def noise_density(noise, epsilon, sensitivity):

    front = epsilon / sensitivity / 4
    return front * math.exp(-epsilon * abs(noise) / sensitivity)
