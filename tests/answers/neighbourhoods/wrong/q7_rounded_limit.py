# Large epsilon, one attribute, error 1: the limit rounds to 0, but n is at least 1.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil(round(p * (1 - p) / ((1 - 2 * p) * error) ** 2, 6))
