# Builds the matrix of the root and the tree of boxes
def worst_deviations(steps, rho):
    c = [1.0]
    for k in range(1, steps):
        c.append(c[-1] * (1 - 1 / (2 * k)))
    c = np.array(c)
    sigma = 1 / math.sqrt(2 * float(rho))
    levels = len(bin(steps)) - 2
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    length = np.linalg.norm(c)
    return np.array([math.sqrt(levels) * math.sqrt(ones) * sigma, length * length * sigma])
