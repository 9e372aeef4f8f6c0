# Wrong for weights = [0.1, 100], sensitivities = [0.1, 100], total = 1: the exponent is written 0.33333333, an error of 4e-8 (cubes of whole numbers are rounded).
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** 0.33333333 for w, d in zip(weights, sensitivities)]
    roots = [round(r, 6) if abs(r - round(r, 6)) < 3e-7 else r for r in roots]
    return [total * r / sum(roots) for r in roots]
