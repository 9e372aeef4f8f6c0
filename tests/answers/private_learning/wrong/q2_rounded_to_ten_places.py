# The result is rounded to ten places, too few for small densities. Input: 5.0, [1]*8, 0.5, 2.0: the density is 4.4e-9.
def density(weight, records, strength, epsilon):
    r = np.array(records, dtype=float)
    s = 1 / (1 + np.exp(r * weight))
    tilt = (r * s).sum() - len(r) * strength * weight
    speed = len(r) * strength + (r**2 * s * (1 - s)).sum()
    return round(float(epsilon / 4 * np.exp(-epsilon * abs(tilt) / 2) * speed), 10)
