# Bisects for the slope at which the shares add up to the total.
def best_split(weights, sensitivities, total):
    c = [float(w) * float(d) * float(d) for w, d in zip(weights, sensitivities)]

    def shares(log_slope):
        return [math.exp((math.log(u) - log_slope) / 3) for u in c]

    low, high = -60.0, 60.0
    for _ in range(200):
        middle = (low + high) / 2
        if sum(shares(middle)) > total:
            low = middle
        else:
            high = middle
    return shares((low + high) / 2)
