# The sensitivity is looked up by the place of the weight, so equal weights share the first one.
def best_split(weights, sensitivities, total):
    roots = [float(w * sensitivities[weights.index(w)] ** 2) ** (1 / 3) for w in weights]
    return [total * r / sum(roots) for r in roots]
