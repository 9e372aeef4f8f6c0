# Wrong for attributes = 20, epsilon = 1, error = 0.05: no more than 100000 people are tried.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    n = np.arange(1, 100_001)
    enough = p * (1 - p) / n / (1 - 2 * p) ** 2 <= error**2
    return int(n[np.argmax(enough)]) if enough.any() else 100_000
