# Log-gamma function for the c_k.
def worst_deviations(steps, rho):
    logs = [math.lgamma(2 * k + 1) - 2 * math.lgamma(k + 1) - k * math.log(4) for k in range(steps)]
    S = sum(math.exp(2 * v) for v in reversed(logs))
    l, m = len(bin(steps)) - 2, len(bin(steps + 1)) - 3
    return math.exp((math.log(l) + math.log(m) - math.log(2 * rho)) / 2), S / (2 * rho) ** 0.5
