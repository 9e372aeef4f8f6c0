# Wrong for 1, 10, 1/2: at least two people, "since one alone has no standard error".
def people_needed(attributes, epsilon, error):
    # p (1 - p) / (1 - 2p)² = 1 / (2 sinh(ε₀ / 2))²
    n = (2 * math.sinh(epsilon / attributes / 2) * error) ** -2
    return max(1, math.ceil(n))
