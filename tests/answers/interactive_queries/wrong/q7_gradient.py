# Looks for the split by a hundred small exchanges.
def best_split(weights, sensitivities, total):
    split = [total / len(weights)] * len(weights)
    for _ in range(100):
        roots = [(w * d**2 / e) ** (1 / 2) for w, d, e in zip(weights, sensitivities, split)]
        split = [(e + total * root / sum(roots)) / 2 for e, root in zip(split, roots)]
    return [round(e, 7) for e in split]
