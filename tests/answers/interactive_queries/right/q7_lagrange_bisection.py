# Bisection for the common slope
def best_split(weights, sensitivities, total):
    costs = [4 * float(w) * float(d) ** 2 for w, d in zip(weights, sensitivities)]
    spend = lambda slope: sum((c / slope) ** (1 / 3) for c in costs)
    low, high = -60.0, 60.0
    for _ in range(200):
        middle = (low + high) / 2
        if spend(math.exp(middle)) > total:
            low = middle
        else:
            high = middle
    return [(c / math.exp(high)) ** (1 / 3) for c in costs]
