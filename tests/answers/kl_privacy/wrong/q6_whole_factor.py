# Makes the two steps cost int(factor) times kappa, exactly.
# Witness: two_steps(0.1, 2.9) returns [[0.04843293455511619, 0.9515670654448838], [0.006143958930492822, 0.9938560410695072], [0.0002955798969492942, 0.9997044201030507]]: the mean loss from x0 to x2 is 0.2, at least 0.29 is right.
def two_steps(kappa, factor):
    whole = int(factor)
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    low, high = math.log(u2), math.log(u1)
    for _ in range(200):
        middle = (low + high) / 2
        if two_valued(u0, math.exp(middle)) >= whole * kappa:
            low = middle
        else:
            high = middle
    return [[u, 1 - u] for u in (u0, u1, math.exp(low))]
