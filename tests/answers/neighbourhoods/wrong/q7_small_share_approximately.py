# Wrong for attributes = 20, epsilon = 0.2: for small shares 1/ε² is taken for the variance.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = 1 / share**2 if share < 0.05 else p * (1 - p) / (1 - 2 * p) ** 2
    return math.ceil(variance / error**2)
