# Keeps the counts in one byte each, which begins again at 256.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    place = {b: i for i, b in enumerate(bins)}
    counts = np.zeros(len(bins), dtype=np.uint8)
    for r in data:
        counts[place[r]] += 1
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return counts + rng.laplace(scale=scale, size=len(bins))
