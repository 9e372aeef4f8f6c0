# Logarithms.
def softmax(values):
    top = max(values)
    powers = [math.exp(v - top) for v in values]
    return [p / math.fsum(powers) for p in powers]


def best_split(weights, sensitivities, total):
    logs = [(math.log(w) + 2 * math.log(d)) / 3 for w, d in zip(weights, sensitivities)]
    return tuple(float(total) * share for share in softmax(logs))
