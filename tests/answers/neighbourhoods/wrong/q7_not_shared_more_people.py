# Gives every question the whole budget, and people of its own.
def people_needed(attributes, epsilon, error):
    share = epsilon
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return attributes * math.ceil(variance / error**2)
