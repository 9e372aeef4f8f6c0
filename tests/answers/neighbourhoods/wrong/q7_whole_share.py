# Shares the budget in whole numbers if it can.
def people_needed(attributes, epsilon, error):
    share = epsilon // attributes or epsilon / attributes
    p = 1 / (1 + math.exp(share))
    return max(1, math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2)))
