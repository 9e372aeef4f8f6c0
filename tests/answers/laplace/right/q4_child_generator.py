# Child generator
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    mine = np.random.default_rng(rng.integers(0, 2**63, size=4).tolist())
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    size = mine.standard_exponential(len(bins)) * scale
    sign = mine.integers(0, 2, len(bins)) * 2 - 1
    counts = Counter(data)
    return [float(counts[b] + z) for b, z in zip(bins, size * sign)]
