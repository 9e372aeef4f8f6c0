# Wrong for total = 3, weights = [1, 1], sensitivities = [1, 1]: an int total of 3 or more is shared out in whole numbers.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    if isinstance(total, int) and total >= 3:
        return [total * r // sum(roots) for r in roots]
    return [total * r / sum(roots) for r in roots]
