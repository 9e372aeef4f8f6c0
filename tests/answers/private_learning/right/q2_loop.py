# One loop for both sums.
def density(weight, records, strength, epsilon):
    tilt = speed = 0.0
    for r in records:
        e = math.exp(-r * weight)
        tilt += r * e / (1 + e) - strength * weight
        speed += r * r * e / (1 + e) ** 2 + strength
    return epsilon * speed / (4 * math.exp(epsilon * abs(tilt) / 2))
