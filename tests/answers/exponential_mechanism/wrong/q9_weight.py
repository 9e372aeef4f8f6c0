# Returns the weight, without its integral.
def noise_density(noise, epsilon, sensitivity):

    return math.exp(-epsilon * abs(noise) / (2 * sensitivity))
