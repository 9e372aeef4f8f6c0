# Newton's method on the convex sum of the others' weights, starting at 0.
def epsilon_for_best(utilities, sensitivity, t):

    top = max(utilities)
    others = [top - u for u in utilities if u < top]
    m = len(utilities) - len(others)
    if len(utilities) * t <= 1:
        return 0
    if m * t >= 1:
        return math.inf
    s = 0.0
    for _ in range(200):
        value = sum(math.exp(-s * g) for g in others) - (1 / t - m)
        slope = -sum(g * math.exp(-s * g) for g in others)
        s -= value / slope
    return 2 * sensitivity * s
