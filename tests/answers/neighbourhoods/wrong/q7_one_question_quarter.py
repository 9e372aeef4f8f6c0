# A single question always has p = 1/4, as in the example.
def people_needed(attributes, epsilon, error):
    p = 1 / 4 if attributes == 1 else 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2))
