# The noise is made from a whole number of 16 bits: few different values, and none beyond 11.1 scales. Input: [], range(1000) as a tuple, 1, "membership", many times: noises are repeated.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    u = (rng.integers(0, 2**16, size=len(bins)) + 0.5) / 2**16 - 0.5
    noise = -scale * np.sign(u) * np.log(1 - 2 * np.abs(u))
    return [counts[b] + float(z) for b, z in zip(bins, noise)]
