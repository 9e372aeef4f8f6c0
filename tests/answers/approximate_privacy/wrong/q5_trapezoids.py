# Adds up trapezoids, a thousand of them.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    z = np.linspace(shift - half, shift - half + 9, 1001)
    sticks = np.exp(-z * z / 2) * -np.expm1(-2 * half * (z - shift + half))
    return float(np.sum(sticks[1:] + sticks[:-1]) * 9 / 2000 / math.sqrt(2 * math.pi))
