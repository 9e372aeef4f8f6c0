# Wrong for 10, 1/2, 0.02: for ε/k below 0.2 the variance is taken to be 1/ε₀² (which lacks 1/12).
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    if share < 0.2:
        one = 1 / share**2
    else:
        p = 1 / (1 + math.exp(share))
        one = p * (1 - p) / (1 - 2 * p) ** 2
    return max(1, math.ceil(one / error**2))
