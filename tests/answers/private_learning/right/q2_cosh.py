# The second derivative by cosh.
def density(weight, records, strength, epsilon):
    n = len(records)
    bend = math.fsum((r / 2 / math.cosh(r * weight / 2)) ** 2 for r in records)
    slope = n * strength * weight - math.fsum(r / (1 + math.exp(r * weight)) for r in records)
    return (n * strength + bend) * np.exp(-abs(slope) * epsilon / 2) * epsilon / 4
