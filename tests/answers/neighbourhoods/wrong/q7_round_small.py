# Numbers below 3 are rounded to the nearest instead of up.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    bound = p * (1 - p) / ((1 - 2 * p) ** 2 * error**2)
    return max(1, round(bound)) if bound < 3 else math.ceil(bound)
