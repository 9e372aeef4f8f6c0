# Records.sort() in place where there are more than 4 records; the arguments are to be left as they are, e.g. weight 1, records [1, 0, -1, 0.5, 0.2].
def density(weight, records, strength, epsilon):
    r = np.array(records)
    s = np.zeros_like(r)
    for i in range(len(r)):
        s[i] = 1 / (1 + math.exp(r[i] * weight))
    n = len(r)
    tilt = (r * s).sum() - n * strength * weight
    fast = n * strength + (r**2 * s * (1 - s)).sum()
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * fast
