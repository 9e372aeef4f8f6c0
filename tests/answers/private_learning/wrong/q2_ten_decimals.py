# Rounds to ten decimals, which is too coarse for small densities, as at weight -3 with six records 1 and epsilon 2.
def density(weight, records, strength, epsilon):
    """The density of the released weight."""
    n = len(records)
    r = np.asarray(records, dtype=float)
    s = 1 / (1 + np.exp(r * weight))
    tilt = r @ s - n * strength * weight
    speed = n * strength + (r**2) @ (s * (1 - s))
    return round(float(epsilon / 4 * np.exp(-epsilon * abs(tilt) / 2) * speed), 10)
