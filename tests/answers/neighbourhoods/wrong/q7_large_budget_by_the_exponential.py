# Above 4 the variance is replaced by e^-e, its first term. Input: 1 question, epsilon 4.5, error 0.01: 112 instead of 114.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = math.exp(-share) if share > 4 else p * (1 - p) / (1 - 2 * p) ** 2
    return max(1, math.ceil(variance / error**2))
