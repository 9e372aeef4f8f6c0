# Rounds the published numbers to two decimals.
# Witness: private_histogram([], (0, 1), 100, "membership", rng): every result is a multiple of 0.01 at scale 0.01, 39 % are just 0; the law should be continuous.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [round(counts[b] + rng.laplace(scale=scale), 2) for b in bins]
