# Tries numbers of people up to 10000 only.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    for n in range(1, 10000):
        if p * (1 - p) / (n * (1 - 2 * p) ** 2) <= error**2:
            return n
    return 10000
