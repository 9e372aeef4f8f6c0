# Hyperbolic sine.
def people_needed(attributes, epsilon, error):
    # p(1-p)/(1-2p)² = 1/(4 sinh²(ε₀/2))
    return max(1, int(np.ceil((2 * math.sinh(epsilon / attributes / 2) * error) ** -2)))
