# Wrong for 1, 10, 1/2: at least two people, "since one alone has no standard error".
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(2, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
