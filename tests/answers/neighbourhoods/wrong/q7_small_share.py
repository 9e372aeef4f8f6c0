# Epsilon/attributes below 0.1: 1/ε² is off by 1/12, and divided by error² that counts.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    if share < 0.1:
        return math.ceil(1 / (share * error) ** 2)
    p = 1 / (1 + math.exp(share))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2)
