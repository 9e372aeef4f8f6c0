# Forgets that the remaining outcome takes away: sizes the third row by the alarm alone, which costs exactly factor kappa.
# Witness: two_steps(0.1, 2) returns [[0.059061610914964126, 0.9409383890850359], [0.01086377620904108, 0.9891362237909589], [0.001998279960396821, 0.9980017200396032]]: the mean loss from x0 to x2 is 0.1446, at least 0.2 is right.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = min(u1, u0 * math.exp(-factor * kappa / u0))
    return [[u, 1 - u] for u in (u0, u1, u2)]
