# Takes roots by logarithms.
def best_split(weights, sensitivities, total):
    logs = [(math.log(w) + 2 * math.log(d)) / 3 for w, d in zip(weights, sensitivities)]
    top = max(logs)
    parts = [math.exp(v - top) for v in logs]
    return tuple(total * part / math.fsum(parts) for part in parts)
