# A sensitivity of 1/100: the interval is not halved below 1e-5.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, sensitivity
    while True:
        half, shift = sensitivity / (2 * high), epsilon * high / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            break
        high *= 2
    while high - low > 1e-5:
        r = (low + high) / 2
        half, shift = sensitivity / (2 * r), epsilon * r / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = r
        else:
            low = r
    return high
