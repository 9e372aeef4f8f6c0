# One size for two neighbouring bins, a sign for each.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    # one size for neighbouring bins, a sign for each
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    sizes = np.repeat(rng.exponential(scale, size=(len(bins) + 1) // 2), 2)[: len(bins)]
    signs = rng.choice([-1, 1], size=len(bins))
    return [c[b] + z for b, z in zip(bins, sizes * signs)]
