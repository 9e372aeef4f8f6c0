# Delta above 1/4 with a small epsilon: "δ is never more than a quarter" is put into the search.
def least_sigma(epsilon, delta, sensitivity):
    delta = min(delta, 0.25)
    low, high = 1e-3, 1e5
    for _ in range(100):
        r = (low + high) / 2
        half, shift = 1 / (2 * r), epsilon * r
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = r
        else:
            low = r
    return high * sensitivity
