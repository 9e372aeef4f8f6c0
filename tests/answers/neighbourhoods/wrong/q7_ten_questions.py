# Shares the budget among ten questions at most.
# Witness: people_needed(20, 10, 0.1) gives 93; right is 392.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / min(attributes, 10)))
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
