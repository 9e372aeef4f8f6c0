# Thinks that a share never misses by more than 1/2, so that one person does for error >= 1/2.
# Witness: people_needed(1, 0.1, 1) gives 1; right is 100.
def people_needed(attributes, epsilon, error):
    if error >= 0.5:
        return 1
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
