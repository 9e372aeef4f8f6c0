# Below 0.1 the variance is replaced by 1/e^2. Input: 20 questions, epsilon 1, error 0.01: 4000000 instead of about 3999167.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    if share < 0.1:
        variance = 1 / share**2
    else:
        p = 1 / (1 + math.exp(share))
        variance = p * (1 - p) / (1 - 2 * p) ** 2
    return max(1, math.ceil(variance / error**2))
