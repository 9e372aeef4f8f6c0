# Wrong for 2, 1, 0.2 if 2, 1, 0.1 was asked before: the number is remembered by questions and ε only.
def people_needed(attributes, epsilon, error):
    # p (1 - p) / (1 - 2p)² = 1 / (2 sinh(ε₀ / 2))²
    n = (2 * math.sinh(epsilon / attributes / 2) * error) ** -2
    return max(1, math.ceil(n))
