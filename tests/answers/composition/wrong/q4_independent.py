# Draws both answers independently.
def pad(k):
    row = {(a, b): Fraction(1, k * k) for a in range(k) for b in range(k)}
    return {x: dict(row) for x in range(k)}
