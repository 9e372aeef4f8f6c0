# Carries the square itself from step to step.
def worst_deviations(steps, rho):
    square, S = 1.0, 0.0
    for k in range(1, steps + 1):
        S += square
        square *= ((2 * k - 1) / (2 * k)) ** 2
    m = sum(2**j - 1 <= steps for j in range(1, 40))
    l = sum(2**j <= steps for j in range(40))
    return math.sqrt(l) * math.sqrt(m) / math.sqrt(2 * rho), math.sqrt(S) * math.sqrt(S) / math.sqrt(2 * rho)
