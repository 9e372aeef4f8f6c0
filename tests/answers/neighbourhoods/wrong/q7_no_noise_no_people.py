# Computes p as 1 - e^s/(1 + e^s), which is 0 for large epsilon, and then needs nobody.
# Witness: people_needed(1, 40, 0.5) gives 0; right is 1.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 - math.exp(share) / (1 + math.exp(share))
    return math.ceil(p * (1 - p) / (error**2 * (1 - 2 * p) ** 2))
