# Wrong for 10, 1/2, 0.02: large numbers are rounded up to a hundred, above 10 000 people.
def people_needed(attributes, epsilon, error):
    # p (1 - p) / (1 - 2p)² = 1 / (2 sinh(ε₀ / 2))²
    n = (2 * math.sinh(epsilon / attributes / 2) * error) ** -2
    return max(1, math.ceil(n))
