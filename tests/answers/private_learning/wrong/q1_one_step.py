# Lets those go that are content at the first try, and tries once more.
def minimum(records, strength):
    pull = len(records) * strength
    w = sum(records) / pull
    if any(r * w > 1 for r in records):
        rest = Fraction(sum(r for r in records if r * w <= 1)) / pull
        return max(rest, min(1 / r for r in records if r * w > 1), key=abs)
    return w
