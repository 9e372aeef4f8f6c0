# Takes labels that differ in capitals only for the same.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    def plain(label):
        return label.strip().lower() if isinstance(label, str) else label

    counts = Counter(plain(r) for r in data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[plain(b)] + rng.laplace(scale=scale) for b in bins]
