# Above eps 5 the term with e^eps is dropped, as its probability "is nearly 0": (6, 1, 1).
def gaussian_delta(epsilon, sigma, sensitivity):
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    other = normal_cdf(-half - shift)
    return normal_cdf(half - shift) - (math.exp(epsilon) * other if epsilon <= 5 else 0)
