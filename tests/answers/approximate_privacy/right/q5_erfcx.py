# Scaled complementary error functions with a common factor.
def gaussian_delta(epsilon, sigma, sensitivity):
    from scipy.special import erfcx

    epsilon, h = float(epsilon), float(sensitivity / sigma)
    s, t = (epsilon / h - h / 2) / math.sqrt(2), (epsilon / h + h / 2) / math.sqrt(2)
    return np.float64(0.5 * math.exp(-s * s) * (erfcx(s) - erfcx(t)))
