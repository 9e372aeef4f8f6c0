# By polynomial root.
def epsilon_for_best(utilities, sensitivity, t):
    # with z = e^(-ε/2Δ) the sum of z^gap is a polynomial, which rises in z: Newton from z = 1 stays above the root
    top, k = max(utilities), len(utilities)
    gaps = [top - u for u in utilities]
    if t <= 1 / k:
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    z = 1.0
    for _ in range(400):
        value = sum(z**g for g in gaps) - 1 / t
        slope = sum(g * z ** (g - 1) for g in gaps if g)
        z -= value / slope
    return -2 * sensitivity * math.log(z)
