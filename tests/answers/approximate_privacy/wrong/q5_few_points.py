# Small δ: an integral from the threshold on with too few points.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    if sigma <= 4 * sensitivity or epsilon == 0:
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    z = np.linspace(half + shift, half + shift + 9, 500)
    out = np.exp(-((z - 2 * half) ** 2) / 2) - math.exp(epsilon) * np.exp(-(z**2) / 2)
    return float(((out[1:] + out[:-1]) / 2).sum() * (z[1] - z[0]) / math.sqrt(2 * math.pi))
