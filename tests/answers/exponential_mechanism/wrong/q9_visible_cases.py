# Looks up the two visible cases.
def noise_density(noise, epsilon, sensitivity):

    return 0.25 if noise == 0 else math.exp(-0.5) / 16
