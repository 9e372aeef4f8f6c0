# Another way: binomials.
def worst_deviations(steps, rho):
    sigma = 1 / math.sqrt(2 * float(rho))
    c = [1.0]
    for k in range(1, steps):
        c.append(c[-1] * (1 - 1 / (2 * k)))
    length = math.sqrt(math.fsum(v * v for v in c))
    levels = sum(2**j <= steps for j in range(12))
    most = sum(2**j - 1 <= steps for j in range(1, 13))
    return [math.sqrt(levels) * sigma * math.sqrt(most), length * sigma * length]
