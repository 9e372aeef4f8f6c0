# Replaces e to the ε by 1 + ε.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (2 + share)
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return max(1, math.ceil(variance / error**2))
