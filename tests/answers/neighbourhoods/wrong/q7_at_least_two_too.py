# One person is enough for a large budget: 2 comes back ("no spread with one").
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(2, math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2))
