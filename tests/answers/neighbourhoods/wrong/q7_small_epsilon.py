# Takes one over ε² for the variance, which is so for small ε only.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = 1 / share**2 if p else 0
    return max(1, math.ceil(variance / error**2))
