# Halves an interval of ρ.
def most_labels(sigma, records, epsilon, delta):
    low, high = 0.0, float(epsilon)
    for _ in range(200):
        rho = (low + high) / 2
        if rho + 2 * math.sqrt(rho * math.log(1 / delta)) <= epsilon:
            low = rho
        else:
            high = rho
    return int(low * sigma**2 / records**2)
