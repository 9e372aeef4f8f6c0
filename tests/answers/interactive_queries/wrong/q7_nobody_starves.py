# Gives each query a hundredth at least.
# Witness: best_split([0.1, 100], [0.1, 100], 1) gives [0.01, 0.999000999000999]; right is [0.0009990009990009994, 0.999000999000999].
def best_split(weights, sensitivities, total):
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [max(total * root / sum(roots), 0.01) for root in roots]
