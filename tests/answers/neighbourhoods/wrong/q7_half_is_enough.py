# Error 0.6 with a small budget: the noise makes the standard error of a share larger than 1/2.
def people_needed(attributes, epsilon, error):
    if error >= 0.5:
        return 1
    p = 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2)
