# Wrong for 8, 3, 0.02: the budget is shared by at most five questions.
def people_needed(attributes, epsilon, error):
    share = epsilon / min(attributes, 5)
    p = 1 / (1 + math.exp(share))
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
