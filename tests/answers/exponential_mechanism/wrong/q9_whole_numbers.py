# Sums over whole numbers instead of integrating.
def noise_density(noise, epsilon, sensitivity):

    base = math.exp(epsilon / (2 * sensitivity))
    return (base - 1) / (base + 1) * base ** -abs(noise)
