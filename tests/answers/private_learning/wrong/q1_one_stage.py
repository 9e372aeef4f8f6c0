# After the first kink the others are let pull once, and no second kink is looked for.
def minimum(records, strength):
    n = len(records)
    w = sum(records) / (n * strength)
    if w == 0:
        return Fraction(0)
    side = 1 if w > 0 else -1
    longest = max(side * r for r in records)
    kink = 1 / longest
    if side * w <= kink:
        return w
    rest = sum(r for r in records if side * r != longest) / (n * strength)
    return side * max(kink, side * rest)
