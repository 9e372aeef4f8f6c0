# Rounds the number of people down.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return max(1, math.floor(variance / error**2))
