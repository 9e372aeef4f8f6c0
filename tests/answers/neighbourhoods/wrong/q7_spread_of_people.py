# The spread of drawing the people is added.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil((p * (1 - p) / (1 - 2 * p) ** 2 + 1 / 4) / error**2)
