# Never flips with less than 1/1000, to be on the safe side.
# Witness: people_needed(1, 40, 0.01) gives 11; right is 1.
def people_needed(attributes, epsilon, error):
    p = max(1 / (1 + math.exp(epsilon / attributes)), 0.001)
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
