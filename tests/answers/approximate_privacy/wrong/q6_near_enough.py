# Delta near 1e-15: the search stops where δ is right up to 1e-12.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 1e-3, 1e5
    for _ in range(200):
        r = (low + high) / 2
        half, shift = 1 / (2 * r), epsilon * r
        found = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
        if abs(found - delta) < 1e-12:
            break
        if found < delta:
            high = r
        else:
            low = r
    return r * sensitivity
