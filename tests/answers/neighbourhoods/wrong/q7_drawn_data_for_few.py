# Wrong for 2, 1, 0.3: for errors above 1/4 the spread of drawing the people, 1/4 at worst, is added.
def people_needed(attributes, epsilon, error):
    # p (1 - p) / (1 - 2p)² = 1 / (2 sinh(ε₀ / 2))²
    n = (2 * math.sinh(epsilon / attributes / 2) * error) ** -2
    return max(1, math.ceil(n))
