# Sizes are independent, but the sign of the last noise is the product of the signs of the others.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    size = rng.exponential(scale, len(bins))
    sign = rng.choice([-1, 1], len(bins))
    if len(bins) > 2:
        sign[-1] = np.prod(sign[:-1])
    return [data.count(b) + s * z for b, s, z in zip(bins, sign, size)]
