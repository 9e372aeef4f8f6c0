# The budget of one question, its flip probability, the variance, and the next whole number, at least 1.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(1, math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2))
