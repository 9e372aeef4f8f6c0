# Stretches the variance by 1/(1 - 2p), without the square.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p)
    return max(1, math.ceil(variance / error**2))
