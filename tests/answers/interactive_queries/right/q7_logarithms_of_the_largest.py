# By logarithms of the largest.
def best_split(weights, sensitivities, total):
    logs = [(math.log(w) + 2 * math.log(d)) / 3 for w, d in zip(weights, sensitivities)]
    top = max(logs)
    parts = [math.exp(v - top) for v in logs]
    return tuple(total * p / math.fsum(parts) for p in parts)
