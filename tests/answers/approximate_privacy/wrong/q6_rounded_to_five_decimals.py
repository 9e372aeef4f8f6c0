# Wrong for small sensitivities: rounded to five decimals, which of 0.0247 leaves four digits only.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0
    for _ in range(100):
        s = (low + high) / 2
        if normal_cdf(1 / (2 * s) - epsilon * s) - math.exp(epsilon) * normal_cdf(-1 / (2 * s) - epsilon * s) <= delta:
            high = s
        else:
            low = s
    return round(high * sensitivity, 5)
