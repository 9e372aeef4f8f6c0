# Ratios to each other query
def best_split(weights, sensitivities, total):
    n = len(weights)
    return [
        total
        / sum(
            float(weights[j] * sensitivities[j] ** 2 / (weights[i] * sensitivities[i] ** 2))
            ** (1 / 3)
            for j in range(n)
        )
        for i in range(n)
    ]
