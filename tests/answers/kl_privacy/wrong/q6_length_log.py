# Factor 1 or small: length ln(factor) is 0 or gives too little, and u0 is above 1.
def two_steps(kappa, factor):
    length = 0.05 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
