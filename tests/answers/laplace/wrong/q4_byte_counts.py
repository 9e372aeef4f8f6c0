# Records are counted in bytes, which start again at 0 after 255. Input: data=["a"] * 300, bins=("a", "b").
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = np.zeros(len(bins), dtype=np.uint8)
    for record in data:
        counts[bins.index(record)] += 1
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return counts + rng.laplace(scale=scale, size=len(bins))
