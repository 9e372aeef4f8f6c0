# The sensitivity of a sixth query is not squared.
def best_split(weights, sensitivities, total):
    r = [
        (w * d * d) ** (1 / 3) if i < 5 else (w * d) ** (1 / 3)
        for i, (w, d) in enumerate(zip(weights, sensitivities))
    ]
    return [total * x / sum(r) for x in r]
