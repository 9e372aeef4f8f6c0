# From ten attributes on the budget is shared by a square root, as if that were pure ε.
def people_needed(attributes, epsilon, error):
    parts = attributes if attributes < 10 else math.sqrt(10 * attributes)
    p = 1 / (1 + math.exp(epsilon / parts))
    return math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2)
