# Divides the rest into two outputs.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u = [kappa / length]
    u.append(u[0] * math.exp(-length))
    u.append(u[1] * math.exp(-kappa / u[1]))
    return [[(1 - v) / 4, v, 3 * (1 - v) / 4] for v in u]
