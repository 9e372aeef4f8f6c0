# Epsilon/attributes small: six digits of p near 1/2 leave too few digits of 1 - 2p.
def people_needed(attributes, epsilon, error):
    p = round(1 / (1 + math.exp(epsilon / attributes)), 6)
    p = max(p, 1e-20)
    return math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2)
