# Separately for either sign.
def noise_density(noise, epsilon, sensitivity):

    z = noise if noise > 0 else -noise
    weight = math.exp(-epsilon * z / 2 / sensitivity)
    one_side = 2 * sensitivity / epsilon
    return weight / (one_side + one_side)
