# Theta < 0.05 or theta > 0.95: min(theta, 1 - theta) for theta (1 - theta).
def variance_sampled(n, p, theta):
    rare = min(theta, 1 - theta)
    people = rare if rare < 0.05 else rare * (1 - rare)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + people / n
