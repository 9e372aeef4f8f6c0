# To be safe from overflow r w is held between -3 and 3. Input: weight 5, [1], strength 1/4, epsilon 1.
def density(weight, records, strength, epsilon):
    r = np.array(records, dtype=float)
    s = 1 / (1 + np.exp(np.clip(r * weight, -3, 3)))
    tilt = (r * s).sum() - len(r) * strength * weight
    speed = len(r) * strength + (r**2 * s * (1 - s)).sum()
    return float(epsilon / 4 * np.exp(-epsilon / 2 * abs(tilt)) * speed)
