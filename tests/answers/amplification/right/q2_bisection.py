# Solves both equations by halving intervals.
def plan(epsilon, target, rate):
    def after(g, e):
        return g * math.expm1(e)

    low, high = 0.0, 1.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (
            (middle, high) if after(middle, epsilon) <= math.expm1(target) else (low, middle)
        )
    small, large = 0.0, 60.0
    for _ in range(200):
        middle = (small + large) / 2
        small, large = (
            (middle, large) if after(rate, middle) <= math.expm1(target) else (small, middle)
        )
    return [high, large]
