# Keeps the roots in a dictionary, so that two equal queries count once in the sum.
# Witness: best_split([1, 1], [1, 1], 1) gives [1.0, 1.0]; right is [0.5, 0.5].
def best_split(weights, sensitivities, total):
    roots = {(w, d): (w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)}
    whole = sum(roots.values())
    return [total * roots[w, d] / whole for w, d in zip(weights, sensitivities)]
