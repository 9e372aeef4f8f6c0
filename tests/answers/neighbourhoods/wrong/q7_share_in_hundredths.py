# The share of the budget is rounded to hundredths.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(round(epsilon / attributes, 2)))
    return max(1, math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2)))
