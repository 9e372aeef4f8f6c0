# Slope bisection.
def best_split(weights, sensitivities, total):
    # ε_i = t · c_i^(1/3); look for the t at which the whole budget is spent.
    c = [float(w) * float(d) ** 2 for w, d in zip(weights, sensitivities)]

    def spent(t):
        return math.fsum(t * math.cbrt(x) if hasattr(math, "cbrt") else t * x ** (1 / 3) for x in c)

    low, high = 0.0, 1.0
    while spent(high) < total:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if spent(middle) < total else (low, middle)
    return [high * x ** (1 / 3) for x in c]
