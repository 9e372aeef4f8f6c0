# Standard noise, stretched.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return np.array([counts[b] for b in bins]) + scale * (
        rng.standard_exponential(len(bins)) - rng.standard_exponential(len(bins))
    )
