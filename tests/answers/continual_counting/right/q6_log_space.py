# Log of the c_k by lgamma, numpy, an array.
def worst_deviations(steps, rho):
    logs = np.array([math.lgamma(2 * k + 1) - 2 * math.lgamma(k + 1) - 2 * k * math.log(2) for k in range(steps)])
    total = float(np.sum(np.exp(2 * logs)))
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    levels = len(bin(steps)) - 2
    sigma = 1 / math.sqrt(2 * float(rho))
    return np.array([math.sqrt(levels) * math.sqrt(ones) * sigma, total * sigma])
