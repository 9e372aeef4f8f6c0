# Rounds the flip probability to eight decimals.
# Witness: people_needed(20, 0.1, 0.01) gives 399997501; right is 399999167.
def people_needed(attributes, epsilon, error):
    p = round(1 / (1 + math.exp(epsilon / attributes)), 8)
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
