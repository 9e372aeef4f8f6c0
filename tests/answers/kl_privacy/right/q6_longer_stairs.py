# Longer stairs.
def two_steps(kappa, factor):
    length = 1.2 + math.log(factor)
    u = [kappa / length]
    u.append(u[0] * math.exp(-length))
    u.append(u[1] * math.exp(-kappa / u[1]))
    return np.array([(v, 1 - v) for v in u])
