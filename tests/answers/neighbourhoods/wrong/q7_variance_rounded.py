# Rounds the variance to six digits.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    q = max(p, 1e-6)
    return math.ceil(round(q * (1 - q) / (1 - 2 * q) ** 2, 6) / error**2)
