# Wrong for two equal queries, weights [1, 1], sensitivities [1, 1]: a dictionary holds them once.
def best_split(weights, sensitivities, total):
    roots = {(w, d): (w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)}
    whole = sum(roots.values())
    return [total * roots[pair] / whole for pair in zip(weights, sensitivities)]
