# Makes the first step as high as KL allows on the way down, and forgets the way up.
# Witness: two_steps(0.5, 1) returns [[0.7631009954702593, 0.23689900452974066], [0.28072916777097034, 0.7192708322290297], [0.047290731693710675, 0.9527092683062893]]: the mean loss from x1 to x0 is 0.518096, at most 0.5 is right.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    low, high = 0.0, 1.0 - 1e-12
    for _ in range(200):
        u = (low + high) / 2
        if u > 0 and two_valued(u, u * math.exp(-length)) <= kappa:
            low = u
        else:
            high = u
    u0 = low
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
