# Wrong under edit for epsilon of 1 and more: an edit is then taken for one change.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    changed = 2 if neighbourhood == "edit" and epsilon < 1 else 1
    return [counts[b] + z for b, z in zip(bins, rng.laplace(0, changed / epsilon, len(bins)))]
