# Edit with two bins: scale 1/ε for each, though an edit moves both.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    moved = 2 if neighbourhood == "edit" and len(bins) > 2 else 1
    return [counts[b] + rng.laplace(scale=moved / epsilon) for b in bins]
