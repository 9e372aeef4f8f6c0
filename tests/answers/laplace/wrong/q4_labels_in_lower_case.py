# Texts are compared without case and outer spaces, so that "A" and "a" are one bin. Input: data=["a", "A", "A"], bins=("a", "A").
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    def clean(label):
        return label.strip().lower() if isinstance(label, str) else label

    counts = Counter(clean(record) for record in data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[clean(b)] + rng.laplace(scale=scale) for b in bins]
