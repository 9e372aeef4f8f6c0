# Logarithms added with fsum
def density(weight, records, strength, epsilon):
    w, lam, e = float(weight), float(strength), float(epsilon)
    bend, pull = [], []
    for r in map(float, records):
        up, down = math.exp(r * w / 2), math.exp(-r * w / 2)
        pull.append(r * down / (up + down) - lam * w)
        bend.append((r / (up + down)) ** 2 + lam)
    return math.exp(
        math.log(e) - math.log(4) - e / 2 * abs(math.fsum(pull)) + math.log(math.fsum(bend))
    )
