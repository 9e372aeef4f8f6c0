# C_k by logarithms of the gamma function, numpy array
def worst_deviations(steps, rho):
    logs = [math.lgamma(k + 0.5) - math.lgamma(k + 1) - 0.5 * math.log(math.pi) for k in range(steps)]
    root = np.exp(2 * np.array(logs)).sum()
    tree = math.sqrt(int(math.log2(steps) + 1) * int(math.log2(steps + 1)))
    return np.array([tree, root]) / math.sqrt(2 * float(rho))
