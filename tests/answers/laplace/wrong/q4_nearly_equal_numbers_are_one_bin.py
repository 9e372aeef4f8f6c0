# Numbers are compared up to a relative 1e-5, so that neighbouring large labels are one bin. Input: data=[200001], bins=(200000, 200001).
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    release = []
    for b in bins:
        if isinstance(b, str):
            count = counts[b]
        else:
            near = [
                r for r in counts if not isinstance(r, str) and math.isclose(r, b, rel_tol=1e-5)
            ]
            count = sum(counts[r] for r in near)
        release.append(count + rng.laplace(scale=scale))
    return release
