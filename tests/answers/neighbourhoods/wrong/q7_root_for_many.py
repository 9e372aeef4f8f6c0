# From five questions on the budget is shared by the root of their number.
def people_needed(attributes, epsilon, error):
    parts = attributes if attributes < 5 else math.sqrt(attributes)
    p = 1 / (1 + math.exp(epsilon / parts))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2))
