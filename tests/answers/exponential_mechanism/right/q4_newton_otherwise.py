# Newton's method for the convex, falling function sum exp(-z g) - 1/t, from the left
def epsilon_for_best(utilities, sensitivity, t):
    t = float(t)
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0.0
    if t >= 1 / gaps.count(0):
        return math.inf
    z = 0.0
    for _ in range(300):
        value = math.fsum(math.exp(-z * g) for g in gaps) - 1 / t
        slope = -math.fsum(g * math.exp(-z * g) for g in gaps)
        z -= value / slope
    return 2 * sensitivity * z
