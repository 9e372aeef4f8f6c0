# Wrong for weights = [1], sensitivities = [1], total = 100: the slope is looked for between e**-9 and e**9, and is outside.
def best_split(weights, sensitivities, total):
    c = [w * d * d for w, d in zip(weights, sensitivities)]
    low, high = -9.0, 9.0
    for _ in range(100):
        middle = (low + high) / 2
        if sum((4 * v / math.exp(middle)) ** (1 / 3) for v in c) > total:
            low = middle
        else:
            high = middle
    return [(4 * v / math.exp(low)) ** (1 / 3) for v in c]
