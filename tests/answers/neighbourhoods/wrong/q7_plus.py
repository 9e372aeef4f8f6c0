# Adds nine tenths, and rounds down.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return int(p * (1 - p) / (1 - 2 * p) ** 2 / error**2 + 0.9)
