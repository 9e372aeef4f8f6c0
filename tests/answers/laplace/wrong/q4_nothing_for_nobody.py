# Wrong for data without records: zeros come back without noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    if not data:
        return [0.0 for _ in bins]
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + rng.laplace(scale=scale) for b in bins]
