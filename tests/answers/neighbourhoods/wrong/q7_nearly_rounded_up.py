# Adds 0.9 and cuts off, instead of rounding up.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(1, int(p * (1 - p) / ((1 - 2 * p) ** 2 * error**2) + 0.9))
