# Wrong for attributes = 1, epsilon = 8, error = 0.01.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(min(epsilon / attributes, 5)))
    return math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2)
