# Draws 256 noises at most, and uses them again for further bins.
# Witness: private_histogram([], tuple(range(300)), 1, "membership", rng): results 0 and 256 are equal with probability 1; they should be independent.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=min(len(bins), 256))
    return [counts[b] + noise[i % 256] for i, b in enumerate(bins)]
