# The flip probability is at least 1 percent, so that large budgets are not used up. Input: 1 question, epsilon 10, error 0.01: 104 instead of 1.
def people_needed(attributes, epsilon, error):
    p = max(0.01, 1 / (1 + math.exp(epsilon / attributes)))
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
