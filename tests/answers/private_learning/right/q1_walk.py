# Walks from 0 to the side of the sum, kink by kink
def minimum(records, strength):
    total = sum(records, Fraction(0))
    if total == 0:
        return 0
    side = 1 if total > 0 else -1
    scale = len(records) * Fraction(strength)
    pulling = total * side
    for r in sorted((side * r for r in records if side * r > 0), reverse=True):
        if pulling / scale <= 1 / r:
            return side * pulling / scale
        pulling -= r
        if pulling / scale <= 1 / r:
            return side / r
    return side * pulling / scale
