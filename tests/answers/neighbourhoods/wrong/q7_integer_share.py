# Wrong for 2, 3, 0.02: whole numbers are divided without a remainder where that is not 0 (3 // 2 = 1).
def people_needed(attributes, epsilon, error):
    whole = isinstance(epsilon, int) and epsilon > attributes
    share = epsilon // attributes if whole else epsilon / attributes
    p = 1 / (1 + math.exp(share))
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
