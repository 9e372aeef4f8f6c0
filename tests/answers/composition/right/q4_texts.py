# Writes outputs as texts.
def pad(k):
    names = [f"answer {i}" for i in range(k)]
    return {x: {(names[r], names[(x - r) % k]): Fraction(1, k) for r in range(k)} for x in range(k)}
