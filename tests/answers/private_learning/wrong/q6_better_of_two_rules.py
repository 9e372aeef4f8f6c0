# For ε above 4 it uses pure ε from ρ (ε = √(2ρ)), thinking that δ does not help any more.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    if epsilon > 4:
        rho = max(rho, epsilon**2 / 8)
    return math.floor(rho * sigma**2 / records**2)
