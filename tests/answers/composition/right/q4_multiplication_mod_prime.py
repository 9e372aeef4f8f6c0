# Multiplication modulo a prime above k, without 0.
def pad(k):
    q = next(q for q in range(k + 1, 50) if all(q % d for d in range(2, q)))
    return {x: {(r, r * (x + 1) % q): Fraction(1, q - 1) for r in range(1, q)} for x in range(k)}
