# By the formula for a quadratic equation in ρ.
def most_labels(sigma, records, epsilon, delta):
    log = -np.log(delta)
    p = epsilon + 2 * log  # (ε - ρ)² = 4ρ ln(1/δ)
    rho = epsilon**2 / (p + np.sqrt(p * p - epsilon**2))
    return int(np.floor(rho / (records / sigma) ** 2))
