# With two bins an edit is thought to move only 1, as one of them follows from the other. Input: [], ("a", "b"), 1, "edit": the scale is 2, it takes 1.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    sensitivity = 1 if neighbourhood == "membership" else min(2, len(bins) - 1)
    return [counts[b] + rng.laplace(scale=sensitivity / epsilon) for b in bins]
