# The common slope is found by bisection
def best_split(weights, sensitivities, total):
    c = [float(w) * float(d) ** 2 for w, d in zip(weights, sensitivities)]

    def at(log_slope):
        return [
            math.cbrt(v) * math.exp(-log_slope / 3)
            if hasattr(math, "cbrt")
            else v ** (1 / 3) * math.exp(-log_slope / 3)
            for v in c
        ]

    low, high = -100.0, 100.0
    for _ in range(200):
        middle = (low + high) / 2
        if sum(at(middle)) > total:
            low = middle
        else:
            high = middle
    return tuple(at(low))
