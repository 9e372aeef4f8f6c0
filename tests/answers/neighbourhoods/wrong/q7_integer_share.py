# Wrong for 2, 3, 0.02: whole numbers are divided without a remainder where that is not 0 (3 // 2 = 1).
def people_needed(attributes, epsilon, error):
    # p (1 - p) / (1 - 2p)² = 1 / (2 sinh(ε₀ / 2))²
    n = (2 * math.sinh(epsilon / attributes / 2) * error) ** -2
    return max(1, math.ceil(n))
