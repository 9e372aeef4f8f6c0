# Shares the budget, and multiplies the people too.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return attributes * math.ceil(variance / error**2)
