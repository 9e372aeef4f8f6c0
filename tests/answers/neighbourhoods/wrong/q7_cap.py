# Stops at a hundred thousand people.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return min(10**5, max(1, math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2))))
