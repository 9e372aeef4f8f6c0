# Wrong for a small sensitivity: stops when the interval is shorter than 5e-6, a relative error of 1e-4 there.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, sensitivity
    while True:
        half, shift = sensitivity / (2 * high), epsilon * high / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            break
        low, high = high, 2 * high
    while high - low > 5e-6:
        middle = (low + high) / 2
        half, shift = sensitivity / (2 * middle), epsilon * middle / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = middle
        else:
            low = middle
    return high
