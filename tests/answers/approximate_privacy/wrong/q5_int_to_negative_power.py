# Wrong for an int sigma: numpy refuses an int to a negative int power (ValueError).
def gaussian_delta(epsilon, sigma, sensitivity):
    inverse = np.power(sigma, -1)
    half, shift = sensitivity * inverse / 2, epsilon / (sensitivity * inverse)
    return normal_cdf(half - shift) - np.exp(epsilon) * normal_cdf(-half - shift)
