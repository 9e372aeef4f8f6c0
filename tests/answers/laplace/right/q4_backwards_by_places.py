# Places of bins, numpy add.at, draws last bin first by inverse distribution; an array.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    place = {b: i for i, b in enumerate(bins)}
    counts = np.zeros(len(bins))
    np.add.at(counts, np.array([place[r] for r in data], dtype=int), 1)
    rate = float(epsilon) if neighbourhood == "membership" else float(epsilon) / 2
    for i in range(len(bins) - 1, -1, -1):
        size = -np.log1p(-rng.random()) / rate
        counts[i] += size * (1 - 2 * int(rng.integers(0, 2)))
    return counts
