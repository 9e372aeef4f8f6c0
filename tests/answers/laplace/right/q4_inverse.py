# Puts uniform numbers through the inverse distribution function.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    u = rng.random(len(bins)) - 0.5
    noise = -scale * np.sign(u) * np.log1p(-2 * np.abs(u))
    return [counts[b] + z for b, z in zip(bins, noise.tolist())]
