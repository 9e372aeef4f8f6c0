# Wrong for attributes = 1, epsilon = 38.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil(round(p * (1 - p) / (1 - 2 * p) ** 2 / error**2, 9))
