# The third roots are rounded to three digits.
def best_split(weights, sensitivities, total):
    roots = [round(float(w * d**2) ** (1 / 3), 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
