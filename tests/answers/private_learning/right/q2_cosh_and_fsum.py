# By cosh and fsum.
def density(weight, records, strength, epsilon):
    b = math.fsum([r / (1 + math.exp(r * weight)) for r in records] + [-strength * weight] * len(records))
    speed = math.fsum((r / (2 * math.cosh(r * weight / 2))) ** 2 + strength for r in records)
    laplace = math.exp(-abs(b) / (2 / epsilon)) / (2 * (2 / epsilon))
    return laplace * speed
