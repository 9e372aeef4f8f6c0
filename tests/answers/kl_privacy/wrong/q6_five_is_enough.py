# Between 5 and 20 takes the stairs of factor 5.
# Witness: two_steps(0.1, 19) returns [[0.0383224293337255, 0.9616775706662745], [0.0028196067775246047, 0.9971803932224754], [1.1156481430432496e-18, 1.0]]: the mean loss from x0 to x2 is 1.42156, at least 1.9 is right.
def two_steps(kappa, factor):
    length = 1 + math.log(factor if factor in (1, 2, 5, 20) else min(factor, 5))
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
