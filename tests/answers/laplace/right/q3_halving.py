# Finds t by halving the tail in units of the scale.
def promise(sensitivity, epsilon, chance):
    lam = sensitivity / epsilon
    low, high = 0.0, 64.0
    for _ in range(200):
        mid = (low + high) / 2
        low, high = (mid, high) if -math.expm1(-mid) < chance else (low, mid)
    return lam, math.hypot(lam, lam), high * lam if chance else 0
