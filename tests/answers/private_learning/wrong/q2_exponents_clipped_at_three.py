# Exponents are clipped to -3 ... 3 "for stability". Input: 5.0, [1.0], 0.25, 1.0.
def density(weight, records, strength, epsilon):
    margins = np.clip(np.array(records, dtype=float) * weight, -3, 3)
    shares = 1 / (1 + np.exp(margins))
    tilt = float(np.dot(records, shares)) - len(records) * strength * weight
    speed = len(records) * strength + float(np.dot(np.square(records), shares * (1 - shares)))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
