# A single query gets 1, its share, and not the total.
def best_split(weights, sensitivities, total):
    if len(weights) == 1:
        return [1.0]
    roots = np.cbrt([w * d * d for w, d in zip(weights, sensitivities)])
    return total * roots / roots.sum()
