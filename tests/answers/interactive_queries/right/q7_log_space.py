# In logarithms, the largest taken out first.
def best_split(weights, sensitivities, total):
    logs = [(math.log(w) + 2 * math.log(d)) / 3 for w, d in zip(weights, sensitivities)]
    top = max(logs)
    shift = top + math.log(math.fsum(math.exp(u - top) for u in logs)) - math.log(total)
    return tuple(math.exp(u - shift) for u in logs)
