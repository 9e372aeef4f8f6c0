# Multiplies in the field of seven elements whatever k is; for k = 7 and more the secret 6 becomes 0.
def pad(k):
    return {x: {(r, (x + 1) * r % 7): Fraction(1, 6) for r in range(1, 7)} for x in range(k)}
