# Shares the budget by the square root of the number of questions.
def people_needed(attributes, epsilon, error):
    share = epsilon / math.sqrt(attributes)
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return max(1, math.ceil(variance / error**2))
