# Each query is given at least five per cent before the shares are made to add up.
def best_split(weights, sensitivities, total):
    roots = [float(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    shares = [max(r / sum(roots), 0.05) for r in roots]
    return [total * s / sum(shares) for s in shares]
