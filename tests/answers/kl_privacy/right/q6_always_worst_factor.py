# Always worst factor: right
def two_steps(kappa, factor):
    length = 1 + math.log(20)
    u = [kappa / length]
    u.append(u[0] * math.exp(-length))
    u.append(u[1] * math.exp(-kappa / u[1]))
    return np.array([[1 - each, each] for each in u])
