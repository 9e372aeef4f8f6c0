# Right: log space.
def density(weight, records, strength, epsilon):
    n = len(records)
    w = float(weight)
    parts = [math.log(n) + math.log(float(strength))]
    b = -n * float(strength) * w
    for r in map(float, records):
        z = r * w
        b += r * math.exp(-math.log1p(math.exp(z)))
        if r:
            parts.append(2 * math.log(abs(r)) + z - 2 * math.log1p(math.exp(z)))
    top = max(parts)
    speed = top + math.log(math.fsum(math.exp(p - top) for p in parts))
    return math.exp(math.log(float(epsilon)) - math.log(4) - float(epsilon) * abs(b) / 2 + speed)
