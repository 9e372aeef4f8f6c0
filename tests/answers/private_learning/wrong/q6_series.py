# Solves for the root by the first two terms of its series, good for small ε only.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    x = epsilon / (2 * math.sqrt(big)) - epsilon**2 / (8 * big**1.5)
    return math.floor(max(0, x) ** 2 * sigma**2 / records**2)
