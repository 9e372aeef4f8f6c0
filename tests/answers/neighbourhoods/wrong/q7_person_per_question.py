# Wrong for attributes = 3, epsilon = 40, error = 1.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(attributes, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
