# Puts queries together two by two.
def best_split(weights, sensitivities, total):
    costs = [w * d**2 for w, d in zip(weights, sensitivities)]
    left, rest, result = total, sum(c ** (1 / 3) for c in costs), []
    for cost in costs:
        root = cost ** (1 / 3)
        mine = left if cost is costs[-1] and len(result) == len(costs) - 1 else left * root / rest
        result.append(mine)
        left, rest = left - mine, rest - root
    return result
