# Epsilon/attributes of 3 or more and a small error: p is taken for e^-ε.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = math.exp(-share) if share >= 3 else 1 / (1 + math.exp(share))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2)
