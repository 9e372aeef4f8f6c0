# Wrong for weights [0.1, 100], sensitivities [0.1, 100].
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    shares = [max(r / sum(roots), 0.01) for r in roots]
    return [total * s / sum(shares) for s in shares]
