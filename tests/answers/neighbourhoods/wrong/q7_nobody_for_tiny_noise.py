# 1e-9 is taken off before rounding up, so that nobody is needed if the noise is tiny. Input: 1 question, epsilon 40, error 1: 0 instead of 1.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2 - 1e-9)
