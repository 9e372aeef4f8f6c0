# Logarithms.
def softmax(logs):
    top = max(logs)
    sizes = [math.exp(v - top) for v in logs]
    return [s / math.fsum(sizes) for s in sizes]


def best_split(weights, sensitivities, total):
    logs = [(math.log(w) + 2 * math.log(d)) / 3 for w, d in zip(weights, sensitivities)]
    return tuple(float(total) * share for share in softmax(logs))
