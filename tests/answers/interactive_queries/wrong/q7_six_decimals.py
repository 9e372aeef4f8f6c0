# Rounds the third roots to six decimals.
# Witness: best_split([2, 1], [1, 1], 1) gives [0.5575066562061239, 0.44249334379387595]; right is [0.5575066659755579, 0.4424933340244421].
def best_split(weights, sensitivities, total):
    roots = [round((w * d**2) ** (1 / 3), 6) for w, d in zip(weights, sensitivities)]
    return [total * root / sum(roots) for root in roots]
