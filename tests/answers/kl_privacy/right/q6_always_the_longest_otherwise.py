# One staircase that is long enough for every factor up to 20.
def two_steps(kappa, factor):
    k = float(kappa)
    u = [k / 4, k / 4 / math.exp(4)]
    u.append(u[1] * math.exp(-0.999 * k / u[1]))
    return np.array([[v, 1 - v] for v in u])
