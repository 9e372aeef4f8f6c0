# With two bins the scale under edit is 1/epsilon, as if the second bin followed from the first; both get noise, so 2 is needed. Law: 2 bins, edit.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    moved = 1 if neighbourhood == "membership" else min(2, len(bins) - 1)
    return [counts[b] + rng.laplace(scale=moved / epsilon) for b in bins]
