# Queries with equal weight and sensitivity are merged in a dict, and the sum counts them once.
def best_split(weights, sensitivities, total):
    roots = {(w, d): float(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)}
    return [total * roots[w, d] / sum(roots.values()) for w, d in zip(weights, sensitivities)]
