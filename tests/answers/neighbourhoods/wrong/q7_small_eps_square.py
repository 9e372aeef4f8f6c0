# For small ε a question the variance is taken to be 1/ε².
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    if share < 0.25:
        return math.ceil(1 / (share * error) ** 2)
    p = 1 / (1 + math.exp(share))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2))
