# Wrong for 2, 1, 0.2 if 2, 1, 0.1 was asked before: the number is remembered by questions and ε only.
def people_needed(attributes, epsilon, error, known={}):
    if (attributes, epsilon) not in known:
        p = 1 / (1 + math.exp(epsilon / attributes))
        known[attributes, epsilon] = max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
    return known[attributes, epsilon]
